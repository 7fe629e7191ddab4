import type { Feature } from "../../feature.js";
import { RegistrationResolver } from "./registration.resolver.js";
import { RegistrationService } from "./registration.service.js";

export { NewPersonInput, NewStudentInput } from "./registration.inputs.js";
export { RegistrationReceipt } from "./registration.type.js";

export const registrationFeature: Feature = {
  entities: [],
  views: [],
  queries: {},
  resolvers: (dependencies) => [new RegistrationResolver(new RegistrationService(dependencies))],
};
