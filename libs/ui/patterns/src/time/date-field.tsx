import { useState } from 'react';
import { IconButton, useIdleParts } from '@plainday/ui-components';
import type { IconNode, TextFieldProps } from '@plainday/ui-components';
import { DayCalendar } from './month/day-calendar';
import {
  dayOf,
  dayOrderOf,
  dayPlaceholder,
  FIRST_DAY,
  LAST_DAY,
  shiftDay,
  writeDay,
} from './day-text.logic';
import { readDay } from './read-day.logic';
import { TypedField } from './typed-field';
import { useNow } from './use-now';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'onChange' | 'ref'
> {
  /** `yyyy-MM-dd`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** The first and the last day that may be chosen, `yyyy-MM-dd`; empty for any. */
  readonly min?: string;
  readonly max?: string;
  /** What is said to a day that lies before or after them. */
  readonly beyond?: string;
  /** Name of the calendar and of the button that opens it. */
  readonly pick?: string;
}

const CALENDAR: IconNode = [
  ['rect', { x: 3, y: 4, width: 18, height: 18, rx: 2 }],
  ['path', { d: 'M16 2v4' }],
  ['path', { d: 'M8 2v4' }],
  ['path', { d: 'M3 10h18' }],
];

const PARTS = [DayCalendar];

function localDay(nowMs: number): string {
  const now = new Date(nowMs);
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? FIRST_DAY;
}

/**
 * A day in the order that the person writes it: typed, pasted, walked part by part with the arrows, or picked in a month
 * that starts on Monday (Alt + ↓); on touch in the device's own picker.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, beyond, pick = 'Choose a day', ...rest } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [order] = useState(() => dayOrderOf());
  const [open, setOpen] = useState(false);
  const nowMs = useNow('hour');
  const today = localDay(nowMs);
  const [first, last] = [min || FIRST_DAY, max || LAST_DAY];
  const read = (text: string) => readDay(text, order, today);
  useIdleParts(PARTS);

  function problemOf(text: string): string | null {
    const day = read(text);
    if (day === '') return null;
    if (day === null) return `This is not a day. Write it like ${writeDay(today, order)}.`;
    if (day < first) return beyond ?? `Choose a day from ${writeDay(first, order)} on.`;
    return day > last ? (beyond ?? `Choose a day up to ${writeDay(last, order)}.`) : null;
  }

  function stepBy(from: string, part: number, by: 1 | -1): string {
    const next = from === '' ? today : shiftDay(from, order.parts[part] ?? 'day', by);
    return next < first ? first : next > last ? last : next;
  }

  return (
    <TypedField
      {...rest}
      picker="date"
      min={first}
      max={last}
      placeholder={dayPlaceholder(order)}
      value={value}
      text={writeDay(value, order)}
      read={read}
      problemOf={problemOf}
      isWhole={(text) => /(?:^|\D)\d{4}(?:\D|$)|^\d{8}$/.test(text)}
      stepBy={stepBy}
      onChange={onChange}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
      }}
      button={(replace) => (
        <>
          <IconButton
            ref={setAnchor}
            label={pick}
            icon={CALENDAR}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={rest.disabled}
            onClick={() => setOpen(!open)}
          />
          {open && (
            <DayCalendar
              anchor={anchor}
              label={pick}
              value={value}
              min={min}
              max={max}
              nowMs={nowMs}
              onPick={replace}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    />
  );
}
