import { changePreferences, usePreferences } from '@plainday/data-preferences';
import { isEnter } from '@plainday/shared-utils';
import { useShell } from '@plainday/federation-contract';
import { Button, TextField } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { useId } from 'react';
import styled from 'styled-components';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOUR_MINUTES = 60;
const MAX_HOURS = 23;
const STEP = 0.25;

interface CapacityPopoverProps {
  readonly anchor: HTMLElement | null;
  /** Today: 1 Monday … 7 Sunday. */
  readonly weekday: number;
  readonly onClose: () => void;
}

/** How many hours each weekday holds; kept at once, as every preference. */
export function CapacityPopover({ anchor, weekday, onClose }: CapacityPopoverProps) {
  const { user } = useShell();
  const { capacity } = usePreferences(user.id);
  const id = useId();

  function set(day: number, text: string): void {
    const hours = Number(text.replace(',', '.'));
    if (text.trim() === '' || !Number.isFinite(hours) || hours < 0 || hours > MAX_HOURS) return;
    const minutes = Math.round(hours * HOUR_MINUTES);
    changePreferences(user.id, { capacity: capacity.with(day, minutes) });
  }

  return (
    <Popover
      open
      anchor={anchor}
      align="end"
      label="Hours a day holds"
      initialFocus={`[data-day="${weekday}"]`}
      onOpenChange={(open) => !open && onClose()}
    >
      <Days>
        <p>Hours you want to plan</p>
        {WEEKDAYS.map((name, day) => (
          <label key={name} htmlFor={`${id}-${day}`}>
            <span>{name}</span>
            <TextField
              id={`${id}-${day}`}
              data-day={day + 1}
              type="number"
              inputMode="decimal"
              min={0}
              max={MAX_HOURS}
              step={STEP}
              defaultValue={String((capacity[day] ?? 0) / HOUR_MINUTES)}
              onChange={(event) => set(day, event.currentTarget.value)}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={(event) => isEnter(event) && onClose()}
            />
            <span>h</span>
          </label>
        ))}
        <Button variant="primary" size="s" onClick={onClose}>
          Done
        </Button>
      </Days>
    </Popover>
  );
}

const Days = styled.div`
  display: grid;
  gap: 6px;
  width: 216px;
  p {
    margin: 0 0 4px;
    font: 600 var(--type-small);
  }
  label {
    display: grid;
    grid-template-columns: 1fr 84px auto;
    align-items: center;
    gap: 8px;
    color: var(--text-2);
    font: var(--type-small);
  }
  input {
    min-height: 32px;
    padding: 4px 8px;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  button {
    margin-top: 6px;
    justify-self: end;
  }
`;
