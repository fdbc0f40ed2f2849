import type { ReactNode } from 'react';
import { useRule } from './rule-button';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the overview with a heading and the rule of its numbers. */
export function Section({ id, title, rule, aside, children }: SectionProps) {
  const { button, text } = useRule(title, rule);
  return (
    <section className="card" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {button}
        {aside && <span className="aside">{aside}</span>}
      </div>
      {text}
      {children}
    </section>
  );
}
