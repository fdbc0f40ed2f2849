import { SectionHeading } from '@plainday/ui-patterns';
import type { RemotePart } from '../parts.logic';
import { Table } from './operator-style';
import { PartRow } from './part-row';
import type { PlatformState } from './platform-state';

export interface PartsTableProps extends Pick<PlatformState, 'parts' | 'next' | 'returned'> {
  /** What this page has of them. */
  readonly here: readonly RemotePart[];
}

/** One line per part: whose it is, what is live of it and since when, who gets it, and its faults. */
export function PartsTable({ parts, next, returned, here }: PartsTableProps) {
  const hasTeams = parts.some(({ team }) => team !== undefined);
  return (
    <section aria-labelledby="platform-parts">
      <SectionHeading id="platform-parts">Parts</SectionHeading>
      <Table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            {hasTeams && <th scope="col">Team</th>}
            <th scope="col">Version</th>
            <th scope="col">Released</th>
            <th scope="col">Who gets it</th>
            <th scope="col">Faults, 12 h</th>
            <th scope="col">
              <span>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow
              key={part.name}
              part={part}
              hasTeams={hasTeams}
              next={next}
              isReturned={returned?.parts.some((name) => name.split('/')[0] === part.name) ?? false}
              here={here.find(({ name }) => name === part.name)}
            />
          ))}
        </tbody>
      </Table>
    </section>
  );
}
