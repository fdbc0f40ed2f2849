import { addMonths, type DayKey } from '@plainday/domain-calendar';
import { fromLocalInput, REPEAT_LEFT_MAX } from '@plainday/domain-tasks';
import { NativeSelect, SegmentedControl, TextField } from '@plainday/ui-components';
import { DateField } from '@plainday/ui-patterns';
import { inputsOf } from '../due-input.logic';
import type { Repeating } from '../repeating';
import { Ends, Row } from './repeat-style';

/** What is offered first to a series that ends after some times. */
const USUAL_TIMES = 5;

interface RepeatCountProps {
  readonly fields: Repeating;
  /** The day that it is due on. */
  readonly day: DayKey;
  readonly onChange: (changes: Partial<Repeating>) => void;
}

/** From when the next date is counted, and when the series ends. */
export function RepeatCount({ fields, day, onChange }: RepeatCountProps) {
  const { repeat_from: from, repeat_left: left, repeat_until: until } = fields;
  const end = left !== null ? 'times' : until !== null ? 'day' : 'never';

  function changeEnd(next: string): void {
    onChange({
      repeat_left: next === 'times' ? USUAL_TIMES : null,
      repeat_until: next === 'day' ? fromLocalInput(addMonths(day, 1)) : null,
    });
  }

  return (
    <Ends>
      <Row>
        <span>Count from</span>
        <SegmentedControl
          label="Count from"
          options={[
            { value: 'due', label: 'Due date' },
            { value: 'completion', label: 'Completion' },
          ]}
          value={from ?? 'due'}
          onChange={(value) => onChange({ repeat_from: value === 'due' ? null : value })}
        />
      </Row>
      <Row>
        <span>Ends</span>
        <NativeSelect
          quiet
          aria-label="Ends"
          value={end}
          onChange={(event) => changeEnd(event.currentTarget.value)}
        >
          <option value="never">never</option>
          <option value="day">on a day</option>
          <option value="times">after some times</option>
        </NativeSelect>
      </Row>
      {end === 'day' && (
        <DateField
          aria-label="Last day"
          value={inputsOf(until).date}
          min={day}
          pick="Pick the last day"
          onChange={(last) => last !== '' && onChange({ repeat_until: fromLocalInput(last) })}
        />
      )}
      {end === 'times' && (
        <Row as="label">
          <span>Times</span>
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={REPEAT_LEFT_MAX}
            value={left ?? ''}
            onChange={({ currentTarget: { value } }) =>
              value !== '' && onChange({ repeat_left: Number(value) })
            }
          />
        </Row>
      )}
    </Ends>
  );
}
