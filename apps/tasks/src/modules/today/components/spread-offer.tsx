import { usePreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import { lazyPart, useIdleParts } from '@plainday/ui-components';
import { useState } from 'react';
import { daysFrom, fillDays } from '../../../shared/days/days.logic';
import { moveToDay } from '../../../shared/when/move.logic';
import type { DayPage } from '../../../shared/days/use-day-page';
import type { Today } from '../hooks/use-today';
import { spreadOf, type SpreadMove } from '../model/spread.logic';
import { TextButton } from './head-style';

const SpreadDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "spread" */ './spread-dialog')).SpreadDialog,
);

const PARTS = [SpreadDialog];

/** As far as somebody may want to put something off without choosing the day. */
const DAYS = 7;

/** Offers to move what is too much for this day and has no time of its own; nothing where nothing can go. */
export function SpreadOffer({ today, page }: { readonly today: Today; readonly page: DayPage }) {
  useIdleParts(PARTS);
  const preferences = usePreferences(useShell().user.id);
  const [shown, show] = useState<readonly SpreadMove[] | null>(null);
  const { parts, plan, data, nowMs } = today;
  const { dayStartMinutes, dueTimeMinutes, capacity } = preferences;
  const moves = spreadOf({
    tasks: [...parts.passed, ...parts.coming],
    excess: -plan.free,
    days: fillDays(
      data.tasks,
      daysFrom({ nowMs, dayStartMinutes }, 1, DAYS),
      capacity,
      preferences,
    ),
    usualMinutes: dueTimeMinutes,
  });
  if (moves.length === 0 && !shown) return null;

  function apply(chosen: readonly SpreadMove[]): void {
    const to = new Map(chosen.map(({ task, to: day }) => [task.id, day]));
    const items = chosen.map(({ task }) => ({ task, family: page.view.childrenOf.get(task.id) }));
    page.actions.changeMany(
      items,
      (task) => moveToDay(task, to.get(task.id) ?? '', preferences) ?? {},
      'moved to later days',
    );
  }

  return (
    <>
      <TextButton type="button" aria-haspopup="dialog" onClick={() => show(moves)}>
        {`Spread ${plural(moves.length, 'task')}…`}
      </TextButton>
      {shown && (
        <SpreadDialog
          moves={shown}
          habits={preferences}
          onClose={() => show(null)}
          onApply={() => apply(shown)}
        />
      )}
    </>
  );
}
