import "@testing-library/jest-dom";

// Machines under load are slow, as for the browser tests; a passing test does not wait.
jest.setTimeout(180_000);

/** jsdom has no layout, so these behave as if nothing ever resized or came into view. */
class Observer {
  readonly root = null;
  readonly rootMargin = "";
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/**
 * A toast's timer or a query's answer updates a component at any time. Tests wait for the resulting screen, so a
 * missing act() around such an update means nothing.
 */
const { error } = console;
console.error = (...given: unknown[]) => {
  if (!String(given[0]).includes("inside a test was not wrapped in act(")) error(...given);
};

globalThis.ResizeObserver ??= Observer;
globalThis.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver;
/** A wide screen without any preferences. */
window.matchMedia ??= (query) => ({
  matches: query.includes("min-width"),
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
window.scrollTo = () => undefined;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
window.PointerEvent ??= class extends MouseEvent {} as unknown as typeof PointerEvent;
