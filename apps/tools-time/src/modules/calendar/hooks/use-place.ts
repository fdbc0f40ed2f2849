import { useState } from 'react';
import type { DayKey } from '@plainday/domain-calendar';
import { useShell, useToolPlace } from '@plainday/federation-contract';
import type { CalendarMode } from '../model/calendar.schema';
import { placeText, readPlace } from '../model/place.logic';
import { daysShown, stepFrom } from '../model/range.logic';

/** The id of this tool in the address. */
const TOOL = 'calendar';

/**
 * What is shown and which day is active. Mode and day stand in the address (CV10); walking within the days that are
 * shown leaves it alone, so that Back leads from page to page.
 */
export function usePlace(modeOfDevice: CalendarMode, today: DayKey) {
  const { navigate } = useShell();
  const at = useToolPlace();
  const { mode, day: anchor } = readPlace(at) ?? { mode: modeOfDevice, day: today };
  const [walked, setWalked] = useState({ from: '', day: '' });
  const from = `${mode}-${anchor}`;
  const active = walked.from === from ? walked.day : anchor;
  const days = daysShown(mode, anchor);

  function go(day: DayKey, nextMode = mode): void {
    const place = placeText({ mode: nextMode, day });
    navigate({ kind: 'tool', toolId: TOOL, at: place });
  }

  return {
    mode,
    /** The day the range lies around. */
    anchor,
    active,
    days,
    go,
    /** Makes a day active, and turns the page where it is not shown. */
    walk(day: DayKey): void {
      if (days.includes(day)) setWalked({ from, day });
      else go(day);
    },
    step: (direction: 1 | -1) => go(stepFrom(mode, anchor, direction)),
  };
}

/** What is shown and which day is active. */
export type CalendarPlace = ReturnType<typeof usePlace>;
