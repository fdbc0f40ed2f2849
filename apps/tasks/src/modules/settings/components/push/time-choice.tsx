import { clockText } from '@plainday/domain-calendar';
import { NativeSelect } from '@plainday/ui-components';
import { hasHalves, writeTime } from '@plainday/ui-patterns';

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => half * 30);

interface TimeChoiceProps {
  readonly label: string;
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

/** A time of the day, by half hours. */
export function TimeChoice({ label, minutes, onChange }: TimeChoiceProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={minutes}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {HALF_HOURS.map((half) => (
        <option key={half} value={half}>
          {writeTime(clockText(half), hasHalves())}
        </option>
      ))}
    </NativeSelect>
  );
}
