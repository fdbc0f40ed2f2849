import type { ReactNode } from 'react';
import { Cell } from './platform-style';

export interface FactProps {
  readonly name: string;
  /** Ids and hashes, of which each letter counts. */
  readonly isCode?: boolean;
  readonly children: ReactNode;
}

/** One thing that is known, inside of `Facts`. */
export function Fact({ name, isCode = false, children }: FactProps) {
  return (
    <Cell $code={isCode}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Cell>
  );
}
