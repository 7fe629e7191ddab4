import { act, renderHook, waitFor } from "@testing-library/react";
import { afterPaint, useAfterPaint } from "./after-paint";

afterEach(() => jest.restoreAllMocks());

describe("afterPaint", () => {
  test("waits for a frame and for the task that follows it", async () => {
    let frame: FrameRequestCallback = () => {};
    jest.spyOn(globalThis, "requestAnimationFrame").mockImplementation((callback) => {
      frame = callback;
      return 1;
    });
    const resolved = jest.fn();
    const waiting = afterPaint().then(resolved);
    await Promise.resolve();
    expect(resolved).not.toHaveBeenCalled();
    frame(0);
    await Promise.resolve();
    expect(resolved).not.toHaveBeenCalled();
    await waiting;
    expect(resolved).toHaveBeenCalledTimes(1);
  });

  test("goes on where nothing is painted", async () => {
    jest.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(1);
    await expect(afterPaint()).resolves.toBeUndefined();
  });
});

describe("useAfterPaint", () => {
  test("follows a wish after the paint, and its end at once", async () => {
    const { result, rerender } = renderHook(({ wanted }) => useAfterPaint(wanted), { initialProps: { wanted: true } });
    expect(result.current).toBe(false);
    await waitFor(() => expect(result.current).toBe(true));
    rerender({ wanted: false });
    expect(result.current).toBe(false);
    rerender({ wanted: true });
    expect(result.current).toBe(false);
    await waitFor(() => expect(result.current).toBe(true));
  });

  test("forgets a wish that ended before the paint", async () => {
    const { result, rerender } = renderHook(({ wanted }) => useAfterPaint(wanted), { initialProps: { wanted: true } });
    rerender({ wanted: false });
    await act(() => afterPaint());
    expect(result.current).toBe(false);
  });
});
