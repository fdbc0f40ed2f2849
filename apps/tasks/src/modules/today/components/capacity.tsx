import { lazyPart, MenuButton, useIdleParts } from '@plainday/ui-components';
import { Ellipsis, Hourglass } from 'lucide';
import { useState } from 'react';
import { shortDuration } from '../../../shared/days/words.logic';
import type { Plan } from '../model/today.logic';
import { Sum } from './today-style';

const CapacityPopover = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "capacity" */ './capacity-popover')).CapacityPopover,
);

const PARTS = [CapacityPopover];

interface CapacityProps {
  readonly plan: Plan;
  readonly weekday: number;
}

/**
 * `5 h 20 of 6 h`; the second is a button that opens the capacity of each weekday. Until something has a duration
 * nothing is counted, and a menu leads there.
 */
export function Capacity({ plan, weekday }: CapacityProps) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  useIdleParts(PARTS);
  const capacity = shortDuration(plan.capacity);
  return (
    <Sum ref={setPlace}>
      {plan.planned > 0 ? (
        <>
          <strong>{shortDuration(plan.planned)}</strong>
          <span>of</span>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={`${capacity}, change how much a day holds`}
            onClick={() => setOpen(!isOpen)}
          >
            {capacity}
          </button>
        </>
      ) : (
        <MenuButton
          label="More for Today"
          icon={Ellipsis}
          iconSize={18}
          items={() => [
            { label: 'How long a day is…', icon: Hourglass, onSelect: () => setOpen(true) },
          ]}
        />
      )}
      {isOpen && (
        <CapacityPopover
          anchor={place?.querySelector('button') ?? null}
          weekday={weekday}
          onClose={() => setOpen(false)}
        />
      )}
    </Sum>
  );
}
