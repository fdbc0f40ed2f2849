import { formatDay } from '@plainday/domain-calendar';
import { Icon } from '@plainday/ui-components';
import { useDropZone } from '@plainday/ui-patterns/drop-zones';
import { Plus } from 'lucide';
import { useId, useState, type KeyboardEvent } from 'react';
import type { FilledDay } from '../../../shared/days/days.logic';
import { placeText, type Habits } from '../../../shared/when/move.logic';
import { dateSaid, type Move } from '../model/upcoming.logic';
import { FewDays, Folded, FoldedDay, Nothing } from './folded-style';

/** More are told apart by their dates alone, so that they stand in one line. */
const NAMED = 4;

interface FoldedDaysProps {
  readonly days: readonly FilledDay[];
  readonly text: string;
  readonly move: Move | null;
  readonly habits: Habits;
  readonly onAdd: (key: string) => void;
}

/** Days without anything, as one line. What comes near, by pointer, focus or a task that is moved, sees each of them. */
export function FoldedDays({ days, text, move, habits, onAdd }: FoldedDaysProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const target = move && days.some(({ key }) => key === move.to) ? move : null;

  function handleKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('button')];
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (by !== undefined) stops[at + by]?.focus();
  }

  return (
    <Folded
      data-open={isOpen || undefined}
      data-moving={move !== null || undefined}
      data-target={target !== null || undefined}
      onKeyDown={handleKey}
    >
      <Nothing
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {target?.to ? `Move here: ${placeText(target.task, target.to, habits)}` : text}
      </Nothing>
      <FewDays id={id}>
        {days.map((day) => (
          <EmptyDay
            key={day.key}
            day={day}
            isNamed={days.length <= NAMED}
            isTarget={move?.to === day.key}
            tabIndex={isOpen ? undefined : -1}
            onAdd={() => onAdd(day.key)}
          />
        ))}
      </FewDays>
    </Folded>
  );
}

interface EmptyDayProps {
  readonly day: FilledDay;
  readonly isNamed: boolean;
  readonly isTarget: boolean;
  readonly tabIndex: -1 | undefined;
  readonly onAdd: () => void;
}

/** One of them: a place to drop on, and the way to add a task to it. */
function EmptyDay({ day: { key }, isNamed, isTarget, tabIndex, onAdd }: EmptyDayProps) {
  const { zoneRef } = useDropZone(key);
  const date = String(Number(key.slice(-2)));
  const text = isNamed ? `${formatDay(key, { weekday: 'short' })} ${date}` : date;
  return (
    <FoldedDay
      ref={zoneRef}
      id={`day-${key}`}
      type="button"
      aria-label={`${text}: add task for ${dateSaid(key)}`}
      aria-haspopup="dialog"
      data-target={isTarget || undefined}
      tabIndex={tabIndex}
      onClick={onAdd}
    >
      {isNamed && <Icon icon={Plus} size={13} />}
      {text}
    </FoldedDay>
  );
}
