import { Popover } from '@plainday/ui-components/popover';
import { DayMonth, type DayMonthProps } from './day-month';

export interface DayPopoverProps extends Omit<DayMonthProps, 'notes' | 'onPick'> {
  /** The button it hangs from; focus goes back there. */
  readonly anchor: HTMLElement | null;
  /** Name of the calendar. */
  readonly label: string;
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

/** A month to choose a day from, beside the button that opened it. To be loaded when first opened. */
export function DayPopover({ anchor, label, onPick, onClose, ...month }: DayPopoverProps) {
  return (
    <Popover
      open
      anchor={anchor}
      label={label}
      initialFocus='.rdp-day_button[tabindex="0"]'
      onOpenChange={(open) => !open && onClose()}
    >
      <DayMonth
        {...month}
        onPick={(day) => {
          onPick(day);
          onClose();
        }}
      />
    </Popover>
  );
}
