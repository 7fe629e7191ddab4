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

  test("goes on where nothing is painted", async () => {
    jest.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(1);
    await expect(afterPaint()).resolves.toBeUndefined();
  });
});

describe("usePainted", () => {
  test("follows a value after the paint", async () => {
    const { result, rerender } = renderHook(({ value }) => usePainted(value), { initialProps: { value: "first" } });
    expect(result.current).toBe("first");
    rerender({ value: "second" });
    expect(result.current).toBe("first");
    await waitFor(() => expect(result.current).toBe("second"));
  });

  test("begins with what was before, when that is told", async () => {
    const { result } = renderHook(() => usePainted(true, false));
    expect(result.current).toBe(false);
    await waitFor(() => expect(result.current).toBe(true));
  });

  test("forgets a value that was replaced before the paint", async () => {
    const values: string[] = [];
    const { rerender } = renderHook(({ value }) => void values.push(usePainted(value)), { initialProps: { value: "first" } });
    rerender({ value: "second" });
    rerender({ value: "third" });
    await act(() => afterPaint());
    expect(values.at(-1)).toBe("third");
    expect(values).not.toContain("second");
  });
});
