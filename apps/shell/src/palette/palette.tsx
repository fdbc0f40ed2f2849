import { isMac } from '@plainday/shared-platform';
import type { Task } from '@plainday/domain-tasks';
import { holdsMod, isEnter, plural, quoted } from '@plainday/shared-utils';
import { Icon, IconButton } from '@plainday/ui-components';
import { CommandDialog } from '@plainday/ui-components/command-dialog';
import { Status, takeTypedAhead, Unanswered } from '@plainday/ui-patterns';
import { Search, X } from 'lucide';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { PaletteFoot } from './components/palette-foot';
import { PaletteRow } from './components/palette-row';
import { usePalette, type PalettePorts } from './hooks/use-palette';
import type { PaletteEntry } from './model/entries';
import { readQuery } from './model/query.logic';
import { Count, Group, List, Nothing, Silent } from './palette-style';

const MOVES = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

export interface PaletteProps extends PalettePorts {
  readonly onClose: () => void;
}

/** Goes to any list, project, tool or item and does what can be done, by a few letters (Ctrl/Cmd+K). */
export function Palette({ onClose, ...ports }: PaletteProps) {
  const [typed, setTyped] = useState(takeTypedAhead);
  const [picked, setPicked] = useState<string>();
  const hasLeft = useRef(false);
  /** Somebody went through the rows since the last letter: until then the list chooses its first by itself. */
  const hasMoved = useRef(false);
  const [subject, setSubject] = useState<Task>();
  const { groups, add, silent, needsPick, chosenFirst, remember } = usePalette(typed, {
    ...ports,
    subject,
  });
  const { text } = readQuery(typed);
  const entries = groups.flatMap((group) => group.entries);
  // What is found late comes below or above; the choice stays where somebody put it.
  const isThere = entries.some(({ id }) => id === picked);
  const selected = (isThere ? picked : chosenFirst(entries)?.id) ?? '';

  function choose(entry: PaletteEntry) {
    remember(entry);
    // While the palette is open it holds the focus.
    flushSync(onClose);
    const hasGone = entry.run() === true;
    hasLeft.current = entry.kind === 'place' || hasGone;
  }

  /** Goes on with what can be done with a task, or back from it. */
  function turnTo(task: Task | undefined) {
    setSubject(task);
    setTyped('');
    setPicked(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (MOVES.includes(event.key)) hasMoved.current = true;
    const task = entries.find(({ id }) => id === selected)?.task;
    if (event.key === 'Tab' && !event.shiftKey && task) {
      event.preventDefault();
      return turnTo(task);
    }
    if (event.key === 'Backspace' && subject && typed === '') return turnTo(undefined);
    if (!isEnter(event) || !holdsMod(event, isMac()) || !add) return;
    event.preventDefault();
    choose(add);
  }

  return (
    <CommandDialog
      title="Commands"
      placeholder={
        subject ? `What to do with ${quoted(subject.title)}` : 'Go to, find or do something'
      }
      text={typed}
      onTextChange={(next) => {
        hasMoved.current = false;
        setTyped(next);
        setPicked(undefined);
      }}
      selected={selected}
      onSelectedChange={(id) => {
        if (hasMoved.current || !needsPick(id)) setPicked(id);
      }}
      onKeyDown={handleKeyDown}
      onClose={subject ? () => turnTo(undefined) : onClose}
      givesFocusBack={() => !hasLeft.current}
      before={<Icon icon={Search} size={18} />}
      after={
        <>
          {text !== '' && <Count aria-hidden>{plural(entries.length, 'result')}</Count>}
          <IconButton label="Close" icon={X} onClick={onClose} />
        </>
      }
    >
      <Status text={text === '' && !subject ? '' : plural(entries.length, 'result')} />
      <List label="Results" onPointerMove={() => (hasMoved.current = true)}>
        {entries.length === 0 && <Nothing role="option">Nothing found</Nothing>}
        {groups.map((group) => (
          <Group key={group.title} heading={group.title}>
            {group.entries.map((entry) => (
              <PaletteRow key={entry.id} entry={entry} text={text} onChoose={choose} />
            ))}
          </Group>
        ))}
      </List>
      {silent.length > 0 && (
        <Silent>
          <Unanswered tools={silent} />
        </Silent>
      )}
      <PaletteFoot hasMore={entries.find(({ id }) => id === selected)?.task !== undefined} />
    </CommandDialog>
  );
}
