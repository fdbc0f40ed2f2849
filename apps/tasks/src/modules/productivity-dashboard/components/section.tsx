import type { ReactNode } from 'react';
import { useRule } from './rule-button';
import { Aside, Card, Head } from './section-style';

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
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {button}
        {aside && <Aside>{aside}</Aside>}
      </Head>
      {text}
      {children}
    </Card>
  );
}
