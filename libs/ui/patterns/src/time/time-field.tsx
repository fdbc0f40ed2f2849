import { useState } from 'react';
import type { TextFieldProps } from '@plainday/ui-components';
import { hasHalves, readTime, shiftTime, writeTime } from './time-text.logic';
import { TypedField } from './typed-field';

export interface TimeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'onChange' | 'ref'
> {
  /** `HH:mm` in 24 hours; empty for none. */
  readonly value: string;
  readonly onChange: (time: string) => void;
  /** An empty field is a choice as well. */
  readonly isOptional?: boolean;
}

/** Minutes that an arrow key moves the hours, the minutes and the half of the day by. */
const STEPS = [60, 15, 720];

/**
 * A time of day by the person's clock, of 12 or 24 hours. Takes `9`, `930` and `9 pm` in either; arrows move the part
 * they stand on, minutes by a quarter of an hour; on touch the device's own picker.
 */
export function TimeField({ value, onChange, isOptional = false, ...rest }: TimeFieldProps) {
  const [halves] = useState(() => hasHalves());
  const read = (text: string) => (isOptional && text.trim() === '' ? '' : readTime(text));
  return (
    <TypedField
      {...rest}
      picker="time"
      placeholder={halves ? 'h:mm AM' : 'HH:mm'}
      value={value}
      text={writeTime(value, halves)}
      read={read}
      problemOf={(text) =>
        read(text) === null
          ? `This is not a time. Write it like ${writeTime('21:30', halves)}.`
          : null
      }
      isWhole={(text) => /^\d\d:\d\d$/.test(text)}
      stepBy={(from, part, by) => shiftTime(from || '09:00', by * (STEPS[part] ?? 15))}
      onChange={onChange}
    />
  );
}
