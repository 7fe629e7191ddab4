/** Where this browser's secret lies, also after a logout and for whoever logs in next. */
export const DEVICE_KEY = "quadwork.device";

/** What a login sends of this browser: with it, other people's wrong passwords do not keep the person out. */
export function deviceInput(): { deviceToken?: string } {
  try {
    const deviceToken = window.localStorage.getItem(DEVICE_KEY);
    return deviceToken ? { deviceToken } : {};
  } catch {
    return {};
  }
}

/** Keeps what a login answered. Where the browser refuses local storage, each login is on a new device. */
export function keepDevice({ deviceToken }: { deviceToken?: string | null }): void {
  try {
    if (deviceToken) window.localStorage.setItem(DEVICE_KEY, deviceToken);
  } catch {
    // Nothing that a person would notice.
  }
}
