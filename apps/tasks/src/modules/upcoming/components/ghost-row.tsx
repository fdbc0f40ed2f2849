import { formatDueFull, type Project } from '@plainday/domain-tasks';
import { ProjectDot, VisuallyHidden } from '@plainday/ui-components';
import { Menu, type MenuEntry } from '@plainday/ui-components/menu';
import { CalendarArrowDown, SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { seriesOn } from '../../../shared/actions/series-actions';
import { dueTime } from '../../../shared/days/words.logic';
import { useListPort } from '../../../shared/task-rows/port/list-context';
import { movingEntries, skipEntry } from '../../../shared/task-rows/series/one-date-menu';
import type { Ghost } from '../model/ghosts.logic';
import { Line, Main, Of, Ring, Time } from './ghost-style';

export interface GhostRowProps {
  readonly ghost: Ghost;
  readonly project: Project | undefined;
  /** The day it is on, as it is said. */
  readonly day: string;
  readonly nowMs: number;
}

/** What comes again on a day: quiet, not counted and not ticked; a press says what can be done to this date alone. */
export function GhostRow({ ghost: { task, due }, project, day, nowMs }: GhostRowProps) {
  const port = useListPort();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function entries(line: HTMLElement): MenuEntry[] {
    const date = seriesOn(task, due);
    return [
      skipEntry(date, port, () => focusNear(line)),
      {
        label: 'Move this one',
        icon: CalendarArrowDown,
        items: movingEntries(date, port, nowMs, (pick) => pick(line)),
      },
      'separator',
      {
        label: 'Change the series…',
        icon: SlidersHorizontal,
        onSelect: () => port.openSettings(task),
      },
    ];
  }

  return (
    <div role="row">
      <div role="gridcell">
        <Line
          type="button"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          title={formatDueFull(due, nowMs)}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Time>{dueTime(due)}</Time>
          <Ring aria-hidden />
          <Main>
            <bdi>{task.title}</bdi>
            <small>again</small>
            <VisuallyHidden>{`on ${day}`}</VisuallyHidden>
          </Main>
          {project && (
            <Of>
              <ProjectDot color={project.color} />
              <bdi>{project.title}</bdi>
            </Of>
          )}
        </Line>
        {anchor && (
          <Menu
            open
            onOpenChange={(isOpen) => {
              if (!isOpen) setAnchor(null);
            }}
            anchor={anchor}
            items={entries(anchor)}
            label={task.title}
            align="start"
          />
        )}
      </div>
    </div>
  );
}

/** Where the focus goes on when the ghost it was on is no more. */
function focusNear(ghost: HTMLElement): void {
  const day = ghost.closest('section');
  const others = [...(day?.querySelectorAll<HTMLElement>('[data-task-id], button') ?? [])];
  others.find((each) => each !== ghost)?.focus();
}
