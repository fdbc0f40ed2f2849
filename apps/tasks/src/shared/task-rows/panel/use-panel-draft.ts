import {
  draftErrors,
  draftOf,
  fieldsOfDraft,
  sameTags,
  type Task,
  type TaskChanges,
  type TaskDraft,
} from '@plainday/domain-tasks';
import { useKeptValues } from '@plainday/ui-patterns';
import { useEffect, useRef } from 'react';
import type { TakeBack } from '../../actions/write-step';
import { useListPort } from '../port/list-context';
import { useLatest } from '../port/use-latest';

type Key = keyof TaskDraft;

/** What is written letter by letter: kept when the fingers rest, or the field is left. */
const WRITTEN: readonly Key[] = [
  'title',
  'notes',
  'description',
  'duration',
  'repeat_interval',
  'repeat_left',
];

const REST_MS = 600;

const REPEATS: readonly Key[] = [
  'repeat_pattern',
  'repeat_interval',
  'repeat_until',
  'repeat_rule',
  'repeat_from',
  'repeat_left',
];

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && sameTags(a, b));
}

function pick(fields: TaskChanges, keys: readonly Key[]): TaskChanges {
  return Object.fromEntries(keys.map((key) => [key, fields[key]]));
}

/** Those that can be kept as they are; a repetition is one thing. */
function keysToKeep(values: TaskDraft, pending: Partial<TaskDraft>): readonly Key[] {
  const errors = draftErrors(values);
  const changed = Object.keys(pending) as Key[];
  const repeats = changed.some((key) => REPEATS.includes(key)) ? REPEATS : [];
  return [...new Set([...changed, ...repeats])].filter((key) => !(key in errors));
}

interface PanelDraftOptions {
  readonly task: Task;
  /** The same without what is still being written here. */
  readonly answered: Task;
  readonly subtasks: readonly Task[];
  /** The task has gone: nothing can be kept in it any more. */
  readonly isGone: boolean;
}

/** What has become of the fields of a task while its panel is open. */
interface Kept {
  readonly steps: (TakeBack | null)[];
  /** The task as it was when somebody began to type, and what became of it. */
  typed: { readonly before: Task; readonly fields: TaskChanges } | null;
}

/** The fields of a task, each kept as it is changed (decisions 93). What cannot be kept stays, and is said. */
export function usePanelDraft({ task, answered, subtasks, isGone }: PanelDraftOptions) {
  const { actions } = useListPort();
  const given = { shown: draftOf(task), answered: draftOf(answered) };
  const draft = useKeptValues(`task.${task.id}`, given, isSame, (values) =>
    draftOf({ ...task, ...fieldsOfDraft(values) }),
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kept = useRef<Kept>({ steps: [], typed: null });
  const latest = useLatest({ draft, task, subtasks, isGone, actions });

  function keep(fields: TaskChanges, isTyping: boolean): void {
    const { task: now, subtasks: family, actions: ports } = latest();
    if (!isTyping) {
      kept.current.steps.push(ports.edit(now, fields, family));
      return;
    }
    const { before = now, fields: former = {} } = kept.current.typed ?? {};
    kept.current.typed = { before, fields: { ...former, ...fields } };
    ports.keep(now, fields, family);
  }

  /** A field was left: what was typed in it is one step. */
  function rest(): void {
    const { steps, typed } = kept.current;
    kept.current.typed = null;
    if (typed) steps.push(latest().actions.offerBack(typed.before, typed.fields));
  }

  /** `isTyping` while more of the same field may follow. */
  function flush(isTyping = false): void {
    clearTimeout(timer.current);
    if (latest().isGone) return;
    const { values, pending } = latest().draft.now();
    const keys = keysToKeep(values, pending);
    if (keys.length > 0) {
      latest().draft.sent(keys);
      keep(pick(fieldsOfDraft(values), keys), isTyping);
    }
    if (!isTyping) rest();
  }

  const flushLatest = useLatest(flush);
  // Whatever closes it, Back and another list too.
  useEffect(() => () => flushLatest()(), [flushLatest]);

  return {
    values: draft.values,
    errors: draftErrors(draft.values),
    restored: draft.restored,
    given: draft.given,
    isPending: Object.keys(draft.pending).length > 0,
    drop: draft.drop,
    set(changes: Partial<TaskDraft>): void {
      draft.set(changes);
      clearTimeout(timer.current);
      const isWritten = Object.keys(changes).every((key) => WRITTEN.includes(key as Key));
      if (isWritten) timer.current = setTimeout(() => flushLatest()(true), REST_MS);
      else flush();
    },
    /** Takes back what was kept last and is not taken back yet. */
    undo(): void {
      flush();
      const { steps } = kept.current;
      while (steps.length > 0) if (steps.pop()?.()) return;
    },
    /** Keeps what can be kept, now. True where nothing is left that cannot. */
    flush(): boolean {
      flush();
      return Object.keys(draft.now().pending).length === 0;
    },
  };
}

/** The fields of a task and what is done with them. */
export type PanelDraft = ReturnType<typeof usePanelDraft>;
