import type { Feature } from "../../feature.js";
import { TermsAcceptanceEntity } from "./terms-acceptance.entity.js";
import { TermsResolver } from "./terms.resolver.js";
import { TermsService } from "./terms.service.js";

export { noteAcceptance, termsToAccept } from "./terms-acceptances.js";

/** Which versions of the Terms of Service each person accepted. */
export const termsFeature: Feature = {
  entities: [TermsAcceptanceEntity],
  views: [],
  queries: {},
  resolvers: (dependencies) => [new TermsResolver(new TermsService(dependencies))],
};
