import type { ComponentChildren } from 'preact';

/** A part of a page with a heading of its own. */
export const Card = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="card pad">
    <h2>{title}</h2>
    {children}
  </section>
);
