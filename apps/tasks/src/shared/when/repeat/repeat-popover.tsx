import { useRef, useState } from 'react';
import { dayAt, formatDay } from '@plainday/domain-calendar';
import { usePreferences } from '@plainday/data-preferences';
import { dayOfDue, dueChanges, NO_REPEAT, repeatSentence } from '@plainday/domain-tasks';
import { ruleOf, type RepeatRule } from '@plainday/domain-tasks/recurrence';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { isEnter } from '@plainday/shared-utils';
import { Icon, TextField, VisuallyHidden } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { Repeat } from 'lucide';
import type { Repeating } from '../repeating';
import { nextDays } from '../next-days.logic';
import { readWhen, withRule, type When } from '../read-when.logic';
import { RepeatCount } from './repeat-count';
import { isSameRule, repeatChoices, toggledWeekday, weekdaysOf } from './repeat-choices.logic';
import { Choices, Days, Line, Next, None, Panel } from './repeat-style';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const COUNT = 3;

interface RepeatPopoverProps {
  readonly fields: Repeating;
  readonly anchor: HTMLElement | null;
  readonly onChange: (changes: Partial<Repeating>) => void;
  readonly onClose: () => void;
}

/** How a task comes back: typed, by weekdays, or by one of the sentences that its date makes (decisions 90). */
export function RepeatPopover({ fields, anchor, onChange, onClose }: RepeatPopoverProps) {
  const preferences = usePreferences(useShell().user.id);
  const [nowMs] = useState(() => systemClock.now());
  const [typed, setTyped] = useState<string | null>(null);
  const isLeft = useRef(false);
  const asking = { preferences, nowMs };
  const rule = ruleOf(fields);
  const day = dayOfDue(fields, preferences) ?? dayAt(nowMs, preferences);
  const read = typed === null ? null : readWhen(typed, fields, asking, true);
  const shown = read ? { ...fields, ...read.due, ...read.repeat } : fields;
  const chosen = weekdaysOf(ruleOf(shown), dayOfDue(shown, preferences) ?? day);

  function give({ due, repeat }: When): void {
    setTyped(null);
    onChange({ ...repeat, ...dueChanges(fields, due) });
  }

  function choose(next: RepeatRule | null): void {
    setTyped(null);
    if (!next) return onChange(NO_REPEAT);
    const { due, columns } = withRule(fields, next, asking);
    onChange({ ...columns, ...dueChanges(fields, due) });
  }

  function close(): void {
    if (read && !isLeft.current) give(read);
    onClose();
  }

  return (
    <Popover
      open
      anchor={anchor}
      label="Repeat"
      align="end"
      onEscape={() => (isLeft.current = true)}
      onOpenChange={(open) => !open && close()}
    >
      <Panel>
        <Line>
          <Icon icon={Repeat} size={16} />
          <TextField
            aria-label="Repeat in words"
            aria-describedby="repeat-next"
            placeholder="every mon, wed, fri"
            autoComplete="off"
            value={typed ?? repeatSentence(fields)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              event.preventDefault();
              if (typed === null || read) close();
            }}
          />
        </Line>
        <Next id="repeat-next" role="status">
          {typed !== null && !read
            ? 'Not a repetition yet'
            : ruleOf(shown)
              ? `${read ? `${repeatSentence(shown)}. ` : ''}Next: ${nextDays(shown, COUNT, nowMs, preferences).map(dayText).join(' · ')}`
              : 'Type it, or choose below'}
        </Next>
        <Days role="group" aria-label="Weekdays">
          {WEEKDAYS.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={chosen.includes(index + 1)}
              onClick={() => choose(toggledWeekday(ruleOf(shown), day, index + 1))}
            >
              <span aria-hidden>{name.slice(0, 2)}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </button>
          ))}
        </Days>
        <Choices role="group" aria-label="Sentences">
          {repeatChoices(day).map((choice) => (
            <button
              key={choice.note}
              type="button"
              aria-pressed={isSameRule(rule, choice.rule, day)}
              onClick={() => choose(choice.rule)}
            >
              {choice.label} <small>{choice.note}</small>
            </button>
          ))}
        </Choices>
        {rule && <RepeatCount fields={fields} day={day} onChange={onChange} />}
        {rule && (
          <None
            type="button"
            onClick={() => {
              choose(null);
              onClose();
            }}
          >
            Do not repeat
          </None>
        )}
      </Panel>
    </Popover>
  );
}

const dayText = (day: string) =>
  formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' });
