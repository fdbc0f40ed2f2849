import type { ReactNode } from 'react';
import { useRule } from './use-rule';
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
  const { text } = useRule(rule);
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside && <Aside>{aside}</Aside>}
      </Head>
      {text}
      {children}
    </Card>
  );
}
