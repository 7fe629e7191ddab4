import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The current width in pixels of the element that `ref` is attached to; null until measured. */
export function useElementWidth<Element extends HTMLElement>(): [ref: RefObject<Element | null>, width: number | null] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState<number | null>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Without a layout, as in tests, nothing has a width.
    const measure = () => setWidth(element.clientWidth || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width];
}
