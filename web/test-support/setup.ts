import "@testing-library/jest-dom";

/** jsdom has no layout, so these can only answer as if nothing ever changed its size or came into view. */
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

globalThis.ResizeObserver ??= Observer;
globalThis.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver;
window.matchMedia ??= (query) => ({
  matches: false,
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
