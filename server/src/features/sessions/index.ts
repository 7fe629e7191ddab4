import type { Feature } from "../../feature.js";
import { ActiveSessionResolver } from "./active-session.resolver.js";
import { ActiveSessionService } from "./active-session.service.js";
import { activeSessionQueries, activeSessionView } from "./active-session.view.js";
import { RefreshTokenEntity, SessionEntity } from "./session.entity.js";

export { forgetDevices, knownDevice, rememberDevice } from "./known-devices.js";
export { RefreshTokenEntity, SessionEntity } from "./session.entity.js";

/** A person's active sessions. */
export const sessionsFeature: Feature = {
  entities: [SessionEntity, RefreshTokenEntity],
  views: [activeSessionView],
  queries: activeSessionQueries,
  resolvers: (dependencies) => [new ActiveSessionResolver(new ActiveSessionService(dependencies))],
};
