import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import { DropZones } from '@plainday/ui-patterns/drop-zones';
import { moveOf, targetText } from '../model/move.logic';
import type { TaskWrites } from '../hooks/use-task-writes';
import type { BoardProps } from './board';
import { DaysView } from './days/days-view';
import { MonthGrid } from './month/month-grid';

const Lifted = styled.div`
  width: max-content;
  max-width: 240px;
  padding: 6px 10px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--surface);
  box-shadow: var(--shadow);
  color: var(--text);
  font: 500 var(--type-caption);
  cursor: grabbing;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: var(--accent-text);
    font: 550 var(--type-caption);
  }
`;

/** Seven days stand side by side on paper too: upright, its words would break. */
const WIDE_PAPER = '@page{size:landscape}';

interface CalendarBoardProps extends Omit<BoardProps, 'onResize'> {
  readonly writes: TaskWrites;
}

/** The days, with tasks that are dragged from one to another (CV4). */
export function CalendarBoard({ writes, ...rest }: CalendarBoardProps) {
  const { taskById } = rest.agenda;
  const board = {
    ...rest,
    onResize(taskId: string, minutes: number) {
      const task = taskById.get(taskId);
      if (task) writes.resize(task, minutes);
    },
  };
  const rule = useDayRule();

  function textOf(card: string, zone: string): string {
    const { taskId, target } = moveOf(card, zone);
    const task = taskById.get(taskId);
    return task ? `Move here: ${targetText(task, target, rule)}` : '';
  }

  return (
    <DropZones
      onDrop={(card, zone) => {
        const { taskId, target } = moveOf(card, zone);
        const task = taskById.get(taskId);
        if (task) writes.move(task, target);
      }}
      sayOver={textOf}
      renderOverlay={(card, zone) => (
        <Lifted>
          <span dir="auto">{taskById.get(moveOf(card, '').taskId)?.title}</span>
          {zone && <small>{textOf(card, zone)}</small>}
        </Lifted>
      )}
    >
      {board.place.mode !== 'daily' && <style>{WIDE_PAPER}</style>}
      {board.place.mode === 'monthly' ? <MonthGrid {...board} /> : <DaysView {...board} />}
    </DropZones>
  );
}
