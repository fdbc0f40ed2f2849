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
import { Line, Main, Of, Ring, Rows, Time } from './ghost-style';

export interface GhostRowsProps {
  readonly ghosts: readonly Ghost[];
  readonly projectById: ReadonlyMap<string, Project>;
  /** The day they are on, as it is said. */
  readonly day: string;
  readonly nowMs: number;
}

/** What comes again on a day: quiet, not counted and not ticked; a press says what can be done to this date alone. */
export function GhostRows({ ghosts, projectById, day, nowMs }: GhostRowsProps) {
  const port = useListPort();
  const [open, setOpen] = useState<{ ghost: Ghost; anchor: HTMLElement } | null>(null);

  function entries({ task, due }: Ghost, anchor: HTMLElement): MenuEntry[] {
    const date = seriesOn(task, due);
    return [
      skipEntry(date, port, () => focusNear(anchor)),
      {
        label: 'Move this one',
        icon: CalendarArrowDown,
        items: movingEntries(date, port, nowMs, (pick) => pick(anchor)),
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
    <Rows aria-label={`Again on ${day}`}>
      {ghosts.map((ghost) => {
        const { id, task, due } = ghost;
        const project = task.project_id === null ? undefined : projectById.get(task.project_id);
        return (
          <li key={id}>
            <Line
              type="button"
              aria-haspopup="menu"
              aria-expanded={open?.ghost.id === id}
              title={formatDueFull(due, nowMs)}
              onClick={({ currentTarget }) => setOpen({ ghost, anchor: currentTarget })}
            >
              <Time>{dueTime(due)}</Time>
              <Ring aria-hidden />
              <Main>
                <bdi>{task.title}</bdi>
                <small>again</small>
                <VisuallyHidden>{`on ${day}`}</VisuallyHidden>
              </Main>
              <Of>
                {project && (
                  <>
                    <ProjectDot color={project.color} />
                    <bdi>{project.title}</bdi>
                  </>
                )}
              </Of>
            </Line>
          </li>
        );
      })}
      {open && (
        <Menu
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) setOpen(null);
          }}
          anchor={open.anchor}
          items={entries(open.ghost, open.anchor)}
          label={open.ghost.task.title}
          align="start"
        />
      )}
    </Rows>
  );
}

/** Where the focus goes on when the ghost it was on is no more. */
function focusNear(ghost: HTMLElement): void {
  const day = ghost.closest('section');
  const others = [...(day?.querySelectorAll<HTMLElement>('[data-task-id], button') ?? [])];
  others.find((each) => each !== ghost)?.focus();
}
