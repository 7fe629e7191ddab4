import type { Feature } from "../../feature.js";
import { AccountDeletionResolver } from "./account-deletion.resolver.js";
import { AccountDeletionService } from "./account-deletion.service.js";
import { accountDeletionQueries, accountDeletionView, projectsInProgress } from "./account-deletion.view.js";
import { PersonalDataResolver } from "./personal-data.resolver.js";
import { personalDataQueries, personalDataView } from "./personal-data.view.js";

export { hasFellows } from "./belongings.js";
export { closeClub, closeStartup } from "./closing.js";

/** A person's rights over their data: a copy, and deletion. */
export const personalDataFeature: Feature = {
  entities: [],
  views: [accountDeletionView, personalDataView],
  queries: { ...accountDeletionQueries, ...personalDataQueries },
  extensions: { AccountDeletionPreview: { projectsInProgress } },
  resolvers: (dependencies) => [
    new AccountDeletionResolver(new AccountDeletionService(dependencies)),
    new PersonalDataResolver(),
  ],
};
