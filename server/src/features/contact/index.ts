import type { Feature } from "../../feature.js";
import { ContactMessageEntity } from "./contact-message.entity.js";
import { ContactResolver } from "./contact.resolver.js";
import { ContactService } from "./contact.service.js";

export const contactFeature: Feature = {
  entities: [ContactMessageEntity],
  views: [],
  queries: {},
  resolvers: (dependencies) => [new ContactResolver(new ContactService(dependencies))],
};
