import { act, renderHook, waitFor } from "@testing-library/react";
import { afterPaint, usePainted } from "./after-paint";

afterEach(() => jest.restoreAllMocks());

describe("afterPaint", () => {
  test("waits until the frame after the next begins", async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(globalThis, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback));
    const resolved = jest.fn();
    const waiting = afterPaint().then(resolved);
    frames.shift()!(0);
    await Promise.resolve();
    expect(resolved).not.toHaveBeenCalled();
    frames.shift()!(16);
    await waiting;
    expect(resolved).toHaveBeenCalledTimes(1);
  });

  test("continues where nothing is painted", async () => {
    jest.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(1);
    await expect(afterPaint()).resolves.toBeUndefined();
  });
});

describe("usePainted", () => {
  const render = () => renderHook(({ wanted }) => usePainted(wanted), { initialProps: { wanted: false } });

  test("says yes after the paint and no at once", async () => {
    const { result, rerender } = render();
    rerender({ wanted: true });
    expect(result.current).toBe(false);
    await waitFor(() => expect(result.current).toBe(true));
    rerender({ wanted: false });
    expect(result.current).toBe(false);
    rerender({ wanted: true });
    expect(result.current).toBe(false);
    await waitFor(() => expect(result.current).toBe(true));
  });

  test("stays false when no longer wanted at the paint", async () => {
    const { result, rerender } = render();
    rerender({ wanted: true });
    rerender({ wanted: false });
    await act(() => afterPaint());
    expect(result.current).toBe(false);
  });
});
