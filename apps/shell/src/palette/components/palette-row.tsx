import { isMac } from '@plainday/shared-platform';
import { shortcutKeys } from '@plainday/shared-utils';
import { Chip, Icon, Kbd, Keys, ProjectDot } from '@plainday/ui-components';
import { CommandItem } from '@plainday/ui-components/command-dialog';
import { Circle, CircleCheck, CircleDashed } from 'lucide';
import type { EntryMark, PaletteEntry } from '../model/entries';
import { cutAtMatch } from '../model/query.logic';
import { Excerpt, Facts, Project, rowStyle, Text } from '../palette-style';
import styled from 'styled-components';

interface PaletteRowProps {
  readonly entry: PaletteEntry;
  /** The text that is shown where it was found. */
  readonly text: string;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/* As the ring of a checkbox: red is high alone, and each differs by its line. */
function TaskRing({ priority }: { readonly priority: string | null }) {
  const isHigh = priority === 'high';
  return (
    <span style={{ display: 'flex', color: isHigh ? 'var(--red)' : 'var(--control)' }}>
      <Icon
        icon={priority === 'low' ? CircleDashed : Circle}
        size={18}
        stroke={isHigh ? 3 : undefined}
      />
    </span>
  );
}

function Mark({ mark }: { readonly mark: EntryMark }) {
  switch (mark.kind) {
    case 'icon':
      return <Icon icon={mark.icon} size={18} />;
    case 'project':
      return <ProjectDot color={mark.color} />;
    case 'done':
      return (
        <span style={{ display: 'flex', color: 'var(--accent-text)' }}>
          <Icon icon={CircleCheck} size={18} />
        </span>
      );
    case 'task':
      return <TaskRing priority={mark.priority} />;
  }
}

/** One row: what it is, where the text was found in it, and its facts or keys. */
export function PaletteRow({ entry, text, onChoose }: PaletteRowProps) {
  const [before, found, after] = cutAtMatch(entry.title, text);
  // Keys of which one follows the other are named on the sheet alone.
  const [keys] = entry.shortcut ? shortcutKeys(entry.shortcut, isMac()) : [];
  return (
    <Row value={entry.id} onSelect={() => onChoose(entry)}>
      <Mark mark={entry.mark} />
      <Text>
        <span>
          {before}
          {found && <mark>{found}</mark>}
          {after}
        </span>
        {entry.excerpt && <Excerpt>{entry.excerpt}</Excerpt>}
      </Text>
      <Facts>
        {entry.tokens?.map(({ kind, start, label }) => (
          <Chip key={start} tone={kind === 'due' || kind === 'repeat' ? 'accent' : 'neutral'}>
            {label}
          </Chip>
        ))}
        {entry.project && (
          <Project>
            <ProjectDot color={entry.project.color} />
            {entry.project.title}
          </Project>
        )}
        {entry.facts?.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {keys && <Keys names={keys.flat()} />}
        {!keys && (
          <Kbd data-enter="" aria-hidden>
            Enter
          </Kbd>
        )}
      </Facts>
    </Row>
  );
}

const Row = styled(CommandItem)`
  ${rowStyle}
`;
