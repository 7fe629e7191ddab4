import type { Feature } from "../../feature.js";
import { pictureRoutes } from "./picture.routes.js";
import { PictureService } from "./picture.service.js";

export const picturesFeature: Feature = {
  entities: [],
  views: [],
  queries: {},
  resolvers: () => [],
  routes: (dependencies, routeParts) =>
    pictureRoutes(new PictureService(dependencies), dependencies.storage, routeParts),
};
