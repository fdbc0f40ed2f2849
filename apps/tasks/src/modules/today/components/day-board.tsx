import type { RefObject } from 'react';
import { AddRow } from '../../../shared/days/row/add-row';
import { useRowProps } from '../../../shared/days/row-props';
import type { DayPage } from '../../../shared/days/use-day-page';
import type { Today } from '../hooks/use-today';
import { usePlaceDrag } from '../../../shared/task-rows/places/use-place-drag';
import { ClickedMenu } from '../../../shared/task-rows/row/clicked-menu';
import { useRowClicks } from '../../../shared/task-rows/row/use-row-clicks';
import { useSwipes } from '../../../shared/task-rows/swipe/use-swipes';
import { Completed } from './completed';
import { Overdue } from './overdue';
import { Planned } from './planned';
import { Board } from './today-style';

interface DayBoardProps {
  readonly today: Today;
  readonly page: DayPage;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly pointed: string | null;
  readonly onPoint: (id: string | null) => void;
  /** 'Move all to today' has the pointer or the focus. */
  readonly onGhost: (isShown: boolean) => void;
  readonly onAdd: () => void;
}

/** The lists of the day: overdue, planned with the line of now, completed. */
export function DayBoard({ today, page, list, pointed, onPoint, onGhost, onAdd }: DayBoardProps) {
  const rowProps = useRowProps(page, today.nowMs, pointed);
  const { parts, nowMs } = today;
  useSwipes(page.view, list);
  usePlaceDrag(page.view, list);
  const { menu, closeMenu, ...clicks } = useRowClicks(page.view.roots);
  const isAllDone = page.view.ids.length === 0 && parts.done.length > 0;

  function pointAt(target: EventTarget): void {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-task-id]') : null;
    onPoint(row?.dataset.taskId ?? null);
  }

  return (
    <>
      <Board
        ref={list}
        {...clicks}
        onFocus={(event) => {
          page.handleFocus(event);
          pointAt(event.target);
        }}
        onBlur={() => onPoint(null)}
        onPointerOver={(event) => pointAt(event.target)}
        onPointerLeave={() => onPoint(null)}
      >
        {parts.overdue.length > 0 && (
          <Overdue tasks={parts.overdue} page={page} rowProps={rowProps} onGhost={onGhost} />
        )}
        <Planned
          day={today.day.key}
          parts={parts}
          nowMs={nowMs}
          isAllDone={isAllDone}
          page={page}
          rowProps={rowProps}
        >
          <AddRow label="Add task for today" onAdd={onAdd} />
        </Planned>
        {parts.done.length > 0 && (
          <Completed tasks={parts.done} isAllDone={isAllDone} page={page} rowProps={rowProps} />
        )}
      </Board>
      <ClickedMenu menu={menu} view={page.view} nowMs={nowMs} isKeyless onClose={closeMenu} />
    </>
  );
}
