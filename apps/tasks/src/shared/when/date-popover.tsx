import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { dayAt } from '@plainday/domain-calendar';
import { usePreferences, type Preferences } from '@plainday/data-preferences';
import { useRows } from '@plainday/data-api';
import { useTasksListQuery } from '@plainday/data-tasks';
import { dayOfDue, dueChanges, NO_DUE, type RepeatFields, type Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { isEnter } from '@plainday/shared-utils';
import { Button, Icon, Kbd } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { takeTypedAhead } from '@plainday/ui-patterns';
import { DayMonth } from '@plainday/ui-patterns/day-month';
import { CalendarClock, Repeat } from 'lucide';
import { dueOn } from './move.logic';
import { DateFoot } from './parts/date-foot';
import { Body, Field, Foot, Month, Note, Panel, Sentence, Side } from './parts/date-style';
import { DateWords } from './parts/date-words';
import { moveFocus } from './parts/date-focus';
import { dayNotes } from './day-notes.logic';
import { nextDays } from './next-days.logic';
import { readWhen, type When } from './read-when.logic';
import { remindChanges, type Lead } from './remind.logic';
import { whenSentence } from './when-sentence.logic';

/** As many further dates of a repetition as a month may show. */
const FURTHER = 32;

/** What is asked about: tasks, or the fields of one. */
export type Dated = Pick<Task, 'due_date' | 'due_day' | 'reminder_time'>;

/** What was chosen for one of them. */
export type DateChanges = ReturnType<typeof dueChanges> & Partial<RepeatFields>;

interface DatePopoverProps {
  readonly tasks: readonly Dated[];
  readonly anchor: HTMLElement;
  readonly onSave: (changesOf: (task: Dated) => DateChanges) => void;
  readonly onClose: () => void;
}

/** The date of one task or of several: typed, by a word, or from the month. All three write one sentence. */
export function DatePopover({ tasks, anchor, onSave, onClose }: DatePopoverProps) {
  const preferences = usePreferences(useShell().user.id);
  const [nowMs] = useState(() => systemClock.now());
  const asking = { preferences, nowMs };
  const [first] = tasks;
  const isShared = tasks.every(
    (task) => task.due_date === first?.due_date && task.due_day === first.due_day,
  );
  const known: When = { due: isShared && first ? first : NO_DUE };
  const [typed, setTyped] = useState(takeTypedAhead);
  const [picked, setPicked] = useState<When | null>(null);
  const [lead, setLead] = useState<Lead>('kept');
  const field = useRef<HTMLInputElement>(null);
  const isTyped = typed.trim() !== '';
  const read = isTyped ? readWhen(typed, known.due, asking) : picked;
  const shown = read ?? picked ?? known;
  const { text, first: begin } = whenSentence(shown, asking);
  const notes = useNotes(shown, asking);
  const day = dayOfDue(shown.due, preferences);

  function choose(next: When): void {
    setTyped('');
    setPicked(next);
  }

  function save({ due, repeat }: When): void {
    onClose();
    onSave((task) => {
      const reminded = remindChanges(lead, due, preferences.dayReminderMinutes);
      return { ...dueChanges(task, due), ...repeat, ...reminded };
    });
  }

  function pickDay(key: string, isByKeys: boolean): void {
    const next = { ...shown, due: dueOn(shown.due, key, preferences) };
    if (isByKeys) return save(next);
    choose(next);
    field.current?.focus();
  }

  function handleFieldKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (isEnter(event)) {
      if (!isTyped || read) save(shown);
    } else if (event.key === 'Backspace' && typed === '' && !event.repeat) {
      save({ due: NO_DUE });
    } else return;
    event.preventDefault();
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain || event.defaultPrevented) return;
    const inMonth = event.target instanceof Element && event.target.closest('.month') !== null;
    if (inMonth && event.key === 't') {
      event.preventDefault();
      return choose({ ...shown, due: dueOn(shown.due, dayAt(nowMs, preferences), preferences) });
    }
    if (moveFocus(event, field.current)) event.preventDefault();
  }

  return (
    <Popover
      open
      wide
      anchor={anchor}
      label="Schedule"
      initialFocus={matchMedia('(pointer: coarse)').matches ? '.words button' : 'input'}
      onOpenChange={(open) => !open && onClose()}
    >
      <Panel onKeyDown={handleKey}>
        <Field>
          <Icon icon={CalendarClock} size={18} />
          <input
            ref={field}
            aria-label="When"
            aria-describedby="when-sentence"
            placeholder="Type a date"
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={handleFieldKey}
          />
          <Kbd>Enter</Kbd>
        </Field>
        <Sentence id="when-sentence" role="status" $isNew={read !== null}>
          {isTyped && !read ? (
            <span>Not a date yet</span>
          ) : (
            <>
              {shown.repeat && <Icon icon={Repeat} size={16} />}
              <strong>{text}</strong>
              {begin && <span>{begin}</span>}
            </>
          )}
        </Sentence>
        <Body>
          <Side>
            <DateWords due={known.due} asking={asking} onPick={(due) => save({ due })} />
            <Note>
              Also understood: in 3 days, fri, 24 dec, every weekday, every 3rd fri, 10 days after
              done. Bars show how full a day is.
            </Note>
          </Side>
          <Month className="month">
            <DayMonth value={day ?? ''} nowMs={nowMs} notes={notes} onPick={pickDay} />
          </Month>
        </Body>
        <Foot>
          <DateFoot
            when={shown}
            asking={asking}
            task={tasks.length === 1 ? first : undefined}
            onChange={choose}
            lead={lead}
            onLead={setLead}
          />
          <Button variant="primary" disabled={isTyped && !read} onClick={() => save(shown)}>
            Set
          </Button>
        </Foot>
      </Panel>
    </Popover>
  );
}

interface Notes {
  readonly preferences: Preferences;
  readonly nowMs: number;
}

/** What the month says of its days. */
function useNotes({ due, repeat }: When, { preferences, nowMs }: Notes) {
  const { rows } = useRows(useTasksListQuery('dated'));
  const { capacity } = preferences;
  return useMemo(() => {
    const series = repeat && { ...due, ...repeat, reminder_time: null };
    const further = series ? nextDays(series, FURTHER, nowMs, preferences).slice(1) : [];
    return dayNotes(rows, capacity, preferences, further);
  }, [due, repeat, rows, capacity, preferences, nowMs]);
}
