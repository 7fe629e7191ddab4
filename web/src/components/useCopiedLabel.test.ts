import { act, renderHook } from "@testing-library/react";
import { useCopiedLabel } from "./useCopiedLabel";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("the label resets two seconds after the last copy", () => {
  const { result } = renderHook(useCopiedLabel);
  expect(result.current.copied).toBe(false);
  act(() => result.current.markCopied());
  pass(1999);
  expect(result.current.copied).toBe(true);
  act(() => result.current.markCopied());
  pass(1999);
  expect(result.current.copied).toBe(true);
  pass(1);
  expect(result.current.copied).toBe(false);
});
