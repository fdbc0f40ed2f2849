import { useState } from 'react';
import type { DayKey } from '@plainday/domain-calendar';
import { lazyPart, useIdleParts } from '@plainday/ui-components';
import { ChartFigure } from '@plainday/ui-patterns';
import type { Health } from '../hooks/use-health';
import { latestRecords } from '../model/health.logic';
import { dayName } from '../model/texts.logic';
import { WeekRow } from './week-row';

const CorrectDay = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "health-correct-day" */ './correct-day')).CorrectDay,
);
const PARTS = [CorrectDay];

/** Weekly performance and the history of seven days in one picture. A day can be corrected. */
export function WeekPanel({ health }: { readonly health: Health }) {
  useIdleParts(PARTS);
  const [chosen, setChosen] = useState<{ day: DayKey; button: HTMLElement } | null>(null);
  const { history, records, goals, today } = health;
  const rows = latestRecords(records).map((day) => ({
    key: day.id,
    cells: [dayName(day.id), day.water, day.exercise],
  }));
  const shared = {
    history,
    records,
    goals,
    today: today.id,
    onChoose: (day: DayKey, button: HTMLElement) => setChosen({ day, button }),
  };
  return (
    <ChartFigure
      title="Weekly performance"
      note="latest 7 days · choose a day to correct it"
      columns={['Day', 'Glasses', 'Minutes']}
      rows={rows}
    >
      <WeekRow measure="water" {...shared} />
      <WeekRow measure="exercise" {...shared} />
      {chosen && (
        <CorrectDay
          anchor={chosen.button}
          day={history.find(({ id }) => id === chosen.day) ?? today}
          onSave={health.correct}
          onClose={() => setChosen(null)}
        />
      )}
    </ChartFigure>
  );
}
