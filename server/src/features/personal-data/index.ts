import type { Feature } from "../../feature.js";
import { AccountDeletionResolver } from "./account-deletion.resolver.js";
import { AccountDeletionService } from "./account-deletion.service.js";
import { accountDeletionQueries, accountDeletionView, projectsInProgress } from "./account-deletion.view.js";
import { PersonalDataResolver } from "./personal-data.resolver.js";
import { personalDataQueries, personalDataView } from "./personal-data.view.js";

/** What a person may ask of us about all that is theirs: a copy, and its end. */
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
