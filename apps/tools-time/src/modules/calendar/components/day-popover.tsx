import { Popover } from '@plainday/ui-components/popover';
import { dayName } from '../model/words.logic';
import { DayDetails, type DayDetailsProps } from './day-details';

interface DayPopoverProps extends DayDetailsProps {
  /** The day in the grid; the focus goes back there. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** A day of the grid opened: all that stands on it. */
export function DayPopover({ anchor, onClose, ...details }: DayPopoverProps) {
  return (
    <Popover
      open
      anchor={anchor}
      label={dayName(details.day)}
      onOpenChange={(open) => !open && onClose()}
    >
      <DayDetails {...details} />
    </Popover>
  );
}
