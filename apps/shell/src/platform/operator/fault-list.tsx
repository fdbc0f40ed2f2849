import { Badge } from '@plainday/ui-components';
import { SectionHeading } from '@plainday/ui-patterns';
import { momentText } from '../moment-text';
import { Hint } from '../platform-style';
import { Code, Rows } from './operator-style';
import type { PlatformState } from './platform-state';

/** The last faults that browsers have reported: names and numbers of the program, of nobody. */
export function FaultList({ faults }: Pick<PlatformState, 'faults'>) {
  const since = momentText(new Date(faults.since));
  return (
    <section aria-labelledby="platform-faults">
      <SectionHeading id="platform-faults" note={`the last ones, counted since ${since}`}>
        Faults
      </SectionHeading>
      {faults.seen.length === 0 ? (
        <Hint>No browser has reported any.</Hint>
      ) : (
        <Rows role="list">
          {faults.seen.map(({ at, tool, kind, healed, error, place }, index) => (
            <li key={index}>
              <Code>{tool}</Code>
              <span>
                {kind}
                {healed && ' '}
                {healed && <Badge tone="green">previous version took over</Badge>}
              </span>
              <span>{momentText(new Date(at))}</span>
              <Code>{[error, place].filter(Boolean).join(' ')}</Code>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}
