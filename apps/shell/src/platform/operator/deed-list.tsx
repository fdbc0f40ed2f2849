import { SectionHeading } from '@plainday/ui-patterns';
import { momentText } from '../moment-text';
import { Hint } from '../platform-style';
import { Code, Rows } from './operator-style';
import type { PlatformState } from './platform-state';

/** What was done to the site of late, the newest first. */
export function DeedList({ log }: Pick<PlatformState, 'log'>) {
  return (
    <section aria-labelledby="platform-log">
      <SectionHeading id="platform-log" note="the last twenty lines of the log">
        What was done
      </SectionHeading>
      {log.length === 0 ? (
        <Hint>Nothing is in the log yet.</Hint>
      ) : (
        <Rows role="list">
          {log.map(({ at, what, by, parts = [], note }, index) => (
            <li key={index}>
              <Code>{what}</Code>
              <span>{parts.length > 4 ? `${parts.length} parts` : parts.join(', ')}</span>
              <span>{[by, momentText(new Date(at))].filter(Boolean).join(', ')}</span>
              <span>{note}</span>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}
