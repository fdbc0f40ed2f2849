import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton, lazyPart, TextField, useIdleParts } from '@plainday/ui-components';
import type { IconNode, TextFieldProps } from '@plainday/ui-components';
import { useNow } from './use-now';

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  /** `yyyy-MM-dd`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** The first day that may be chosen, `yyyy-MM-dd`. */
  readonly min?: string;
}

const CALENDAR: IconNode = [
  ['rect', { x: 3, y: 4, width: 18, height: 18, rx: 2 }],
  ['path', { d: 'M16 2v4' }],
  ['path', { d: 'M8 2v4' }],
  ['path', { d: 'M3 10h18' }],
];

const Days = lazyPart(async () => (await import('./day-popover')).DayPopover);
const PARTS = [Days];

/* The browser's own calendar starts weeks where its language does; ours starts on Monday. */
const Box = styled.div`
  position: relative;
  input {
    padding-inline-end: 44px;
  }
  input::-webkit-calendar-picker-indicator {
    display: none;
  }
  button {
    position: absolute;
    inset: 0 4px 0 auto;
    margin-block: auto;
  }
`;

/** A day: typed, walked with the arrows, or picked in a month that starts on Monday. */
export function DateField({ value, onChange, min, ...rest }: DateFieldProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const nowMs = useNow('hour');
  useIdleParts(PARTS);
  return (
    <Box>
      <TextField
        {...rest}
        type="date"
        min={min}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <IconButton
        ref={setAnchor}
        label="Choose a day"
        icon={CALENDAR}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={rest.disabled}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Days
          anchor={anchor}
          label="Calendar"
          value={value}
          min={min}
          nowMs={nowMs}
          onPick={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
