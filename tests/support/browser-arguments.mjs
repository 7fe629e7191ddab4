/** Parts of Chromium that are switched off. The list replaces Playwright's, of which it repeats what matters here. */
const withoutFeatures = [
  // Two pages for the address bar's suggestions beside each page of a test took more than a third of the browser's
  // time.
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  // What would ask the network for something, or change how plain HTTP, storage and painting behave.
  ...["AimEnabled", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "MediaRouter", "NetworkTimeServiceQuerying"],
  ...["OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning", "Translate"],
];

/** How Chromium is started for tests and measures, besides what Playwright says to it. */
export const browserArguments = ["--disable-gpu", "--disable-quic", `--disable-features=${withoutFeatures.join(",")}`];
