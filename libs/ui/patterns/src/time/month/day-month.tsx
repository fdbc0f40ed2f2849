import { format } from 'date-fns';
import { Chevron, DayPicker, type ChevronProps, type Modifiers } from 'react-day-picker';
import { FIRST_DAY, LAST_DAY } from '../day-text.logic';
import { Calendar } from './day-month-style';

/** What is known of a day beside its date. */
export interface DayNote {
  /** How full it is: 1 a little, 2 half, 3 full. */
  readonly fill?: 1 | 2 | 3;
  /** Said after its name: `2 tasks, 30 min`. */
  readonly said?: string;
  /** A further date of what begins on the chosen day. */
  readonly isFurther?: boolean;
}

export interface DayMonthProps {
  /** The chosen day, `yyyy-MM-dd`; empty for none. */
  readonly value: string;
  /** Epoch milliseconds: which day is marked as today. */
  readonly nowMs: number;
  /** The first day that may be chosen, `yyyy-MM-dd`; empty for any. */
  readonly min?: string;
  /** The last day that may be chosen. */
  readonly max?: string;
  /** What is known of days, by their keys. */
  readonly notes?: ReadonlyMap<string, DayNote>;
  /** `isByKeys` tells Enter and Space from a click. */
  readonly onPick: (day: string, isByKeys: boolean) => void;
}

/** The local midnight of a day; undefined for none. */
function toDate(day: string): Date | undefined {
  return day === '' ? undefined : new Date(`${day}T00:00`);
}

const keyOf = (date: Date) => format(date, 'yyyy-MM-dd');
const NO_NOTES: ReadonlyMap<string, DayNote> = new Map();

/** `Friday, November 27, 2026`: its number is what the eye reads, so that it can be said to a voice control. */
function nameOf(date: Date, { today, selected }: Modifiers, note?: DayNote): string {
  const day = date.toLocaleDateString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const said = note?.said ? `, ${note.said}` : '';
  return `${today ? 'Today, ' : ''}${day}${selected ? ', selected' : ''}${said}`;
}

/** The button around it has a name. */
function Arrow(props: ChevronProps) {
  return (
    <span className="arrow" aria-hidden>
      <Chevron {...props} />
    </span>
  );
}

/** A month to choose a day from. Weeks start on Monday (spec §9); the chosen day brings its month. */
export function DayMonth(props: DayMonthProps) {
  const { value, nowMs, min = '', max = '', notes = NO_NOTES, onPick } = props;
  const selected = toDate(value);
  const [first, last] = [toDate(min), toDate(max)];
  const today = new Date(nowMs);
  const has = (test: (note: DayNote) => unknown) => (date: Date) => {
    const note = notes.get(keyOf(date));
    return note !== undefined && Boolean(test(note));
  };
  return (
    <Calendar>
      <DayPicker
        key={value.slice(0, 7)}
        mode="single"
        required
        weekStartsOn={1}
        labels={{
          labelDayButton: (date, modifiers) => nameOf(date, modifiers, notes.get(keyOf(date))),
          labelNav: () => 'Months',
        }}
        components={{ Chevron: Arrow }}
        showOutsideDays
        fixedWeeks={notes !== NO_NOTES}
        today={today}
        selected={selected}
        defaultMonth={selected ?? (first && first > today ? first : today)}
        startMonth={first ?? toDate(FIRST_DAY)}
        endMonth={last ?? toDate(LAST_DAY)}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        modifiers={{
          past: { before: today },
          further: has(({ isFurther }) => isFurther),
          low: has(({ fill }) => fill === 1),
          half: has(({ fill }) => fill === 2),
          full: has(({ fill }) => fill === 3),
        }}
        modifiersClassNames={{
          past: 'past',
          further: 'further',
          low: 'low',
          half: 'half',
          full: 'full',
        }}
        onSelect={(date: Date, _, __, event) => {
          const isByKeys = !('detail' in event) || event.detail === 0;
          onPick(keyOf(date), isByKeys);
        }}
      />
    </Calendar>
  );
}
