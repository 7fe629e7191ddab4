/** Storage key of this browser's secret, kept after logout and shared by all users of the browser. */
export const DEVICE_KEY = "quadwork.device";

/** The device part of a login's input: with it, other people's wrong passwords cannot lock the user out. */
export function deviceInput(): { deviceToken?: string } {
  try {
    const deviceToken = window.localStorage.getItem(DEVICE_KEY);
    return deviceToken ? { deviceToken } : {};
  } catch {
    return {};
  }
}

/** Stores a login's device token. If the browser refuses local storage, each login counts as a new device. */
export function keepDevice({ deviceToken }: { deviceToken?: string | null }): void {
  try {
    if (deviceToken) window.localStorage.setItem(DEVICE_KEY, deviceToken);
  } catch {
    // The user would not notice.
  }
}
