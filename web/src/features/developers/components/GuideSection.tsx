import type { ReactNode } from "react";

export interface GuideSectionProps {
  /** The section's fragment in the address, linked from "On this page". */
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of a guide under its heading. */
export function GuideSection({ id, title, children }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {children}
    </section>
  );
}
