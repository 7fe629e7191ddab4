import { createContext } from "react";

/** True only while a page with `handle = { static: true }` is prerendered: it is sent without scripts. */
export const ScriptFreeContext = createContext(false);
