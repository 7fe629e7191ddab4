/** Chromium features to switch off. The list replaces Playwright's, so it repeats the entries that matter here. */
const withoutFeatures = [
  // Each test page came with two pages for address bar suggestions, which took more than a third of the browser's time.
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  // Features that request something from the network, or change how plain HTTP, storage or painting behave.
  ...["AimEnabled", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "MediaRouter", "NetworkTimeServiceQuerying"],
  ...["OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning", "Translate"],
];

/** Chromium's command-line arguments for tests and benchmarks, in addition to Playwright's own. */
export const browserArguments = ["--disable-gpu", "--disable-quic", `--disable-features=${withoutFeatures.join(",")}`];
