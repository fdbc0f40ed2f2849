import { format } from 'date-fns';
import { Chevron, DayPicker, type ChevronProps, type Modifiers } from 'react-day-picker';
import { Popover } from '@plainday/ui-components/popover';
import { FIRST_DAY, LAST_DAY } from './day-text.logic';
import { Calendar } from './day-popover-style';

export interface DayPopoverProps {
  /** The button it hangs from; focus goes back there. */
  readonly anchor: HTMLElement | null;
  /** Name of the calendar. */
  readonly label: string;
  /** The chosen day, `yyyy-MM-dd`; empty for none. */
  readonly value: string;
  /** Epoch milliseconds: which day is marked as today. */
  readonly nowMs: number;
  /** The first day that may be chosen, `yyyy-MM-dd`; empty for any. */
  readonly min?: string;
  /** The last day that may be chosen. */
  readonly max?: string;
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

/** The local midnight of a day; undefined for none. */
function toDate(day: string): Date | undefined {
  return day === '' ? undefined : new Date(`${day}T00:00`);
}

/** `Friday, November 27, 2026`: its number is what the eye reads, so that it can be said to a voice control. */
function nameOf(date: Date, { today, selected }: Modifiers): string {
  const day = date.toLocaleDateString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  return `${today ? 'Today, ' : ''}${day}${selected ? ', selected' : ''}`;
}

/** The button around it has a name. */
function Arrow(props: ChevronProps) {
  return (
    <span className="arrow" aria-hidden>
      <Chevron {...props} />
    </span>
  );
}

/** A month to choose a day from, beside the button that opened it. Weeks start on Monday (spec §9). To be loaded when first opened. */
export function DayPopover(props: DayPopoverProps) {
  const { anchor, label, value, nowMs, min = '', max = '', onPick, onClose } = props;
  const selected = toDate(value);
  const [first, last] = [toDate(min), toDate(max)];
  const today = new Date(nowMs);
  return (
    <Popover
      open
      anchor={anchor}
      label={label}
      initialFocus='.rdp-day_button[tabindex="0"]'
      onOpenChange={(open) => !open && onClose()}
    >
      <Calendar>
        <DayPicker
          mode="single"
          required
          weekStartsOn={1}
          labels={{ labelDayButton: nameOf, labelNav: () => 'Months' }}
          components={{ Chevron: Arrow }}
          showOutsideDays
          today={today}
          selected={selected}
          defaultMonth={selected ?? (first && first > today ? first : today)}
          startMonth={first ?? toDate(FIRST_DAY)}
          endMonth={last ?? toDate(LAST_DAY)}
          disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
          onSelect={(date: Date) => {
            onPick(format(date, 'yyyy-MM-dd'));
            onClose();
          }}
        />
      </Calendar>
    </Popover>
  );
}
