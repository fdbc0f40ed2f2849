import { lazyPart, useIdleParts } from '@plainday/ui-components';
import { useState } from 'react';
import { shortDuration } from '../../../shared/days/words.logic';
import type { Plan } from '../model/today.logic';
import { Sum } from './today-style';

const CapacityPopover = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "capacity" */ './capacity-popover')).CapacityPopover,
);

const PARTS = [CapacityPopover];

/** `5 h 20 of 6 h`; the second is a button that opens the capacity of each weekday. */
export function CapacityButton({
  plan,
  weekday,
}: {
  readonly plan: Plan;
  readonly weekday: number;
}) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  useIdleParts(PARTS);
  const capacity = shortDuration(plan.capacity);
  return (
    <Sum>
      <strong>{shortDuration(plan.planned)}</strong>
      <span>of</span>
      <button
        ref={setButton}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${capacity}, change how much a day holds`}
        onClick={() => setOpen(!isOpen)}
      >
        {capacity}
      </button>
      {isOpen && (
        <CapacityPopover anchor={button} weekday={weekday} onClose={() => setOpen(false)} />
      )}
    </Sum>
  );
}
