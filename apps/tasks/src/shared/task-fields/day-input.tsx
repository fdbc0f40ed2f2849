import { useState } from 'react';
import { systemClock } from '@plainday/shared-platform';
import { IconButton, TextField } from '@plainday/ui-components';
import type { FieldControl } from '@plainday/ui-patterns';
import { CalendarDays } from 'lucide';
import { useTypedValue } from './use-typed-value';
import { Day } from './fields-style';
import { DayPopover } from './lazy-days';

interface DayInputProps {
  readonly control: FieldControl;
  /** `yyyy-MM-dd`; empty for none. */
  readonly value: string;
  /** Name of the button that opens the calendar. */
  readonly pick: string;
  /** The first day of the calendar, `yyyy-MM-dd`. */
  readonly min?: string;
  /** The last day that can be typed, `yyyy-MM-dd`. */
  readonly max?: string;
  /** False where the text is not yet a day. */
  readonly onDay: (day: string) => boolean;
}

/** A day: typed, or picked from a month. */
export function DayInput({ control, value, pick, min, max = '2199-12-31', onDay }: DayInputProps) {
  const typed = useTypedValue(value, onDay);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Day>
      <TextField {...control} {...typed} type="date" min="1970-01-01" max={max} />
      <IconButton
        label={pick}
        icon={CalendarDays}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      {anchor && (
        <DayPopover
          anchor={anchor}
          label={pick}
          value={value}
          min={min}
          nowMs={systemClock.now()}
          onPick={onDay}
          onClose={() => setAnchor(null)}
        />
      )}
    </Day>
  );
}
