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

interface Options {
  readonly task: Task;
  /** The task has gone: nothing can be kept in it any more. */
  readonly isGone: boolean;
  /** `isTyping` while more of the same field may follow. */
  readonly onKeep: (fields: TaskChanges, isTyping: boolean) => void;
  /** A field was left. */
  readonly onRest: () => void;
}

/** The fields of a task, each kept as it is changed (decisions 93). What cannot be kept stays, and is said. */
export function usePanelDraft({ task, isGone, onKeep, onRest }: Options) {
  const kept = useKeptValues(`task.${task.id}`, draftOf(task), isSame, (values) =>
    draftOf({ ...task, ...fieldsOfDraft(values) }),
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest({ kept, isGone, onKeep, onRest });

  function flush(isTyping = false): void {
    clearTimeout(timer.current);
    const { kept: known, onKeep: keep, onRest: rest } = latest();
    if (latest().isGone) return;
    const { values, pending } = known.now();
    const keys = keysToKeep(values, pending);
    if (keys.length > 0) {
      known.sent(keys);
      keep(pick(fieldsOfDraft(values), keys), isTyping);
    }
    if (!isTyping) rest();
  }

  const flushLatest = useLatest(flush);
  // Whatever closes it, Back and another list too.
  useEffect(() => () => flushLatest()(), [flushLatest]);

  return {
    values: kept.values,
    errors: draftErrors(kept.values),
    restored: kept.restored,
    isPending: Object.keys(kept.pending).length > 0,
    drop: kept.drop,
    set(changes: Partial<TaskDraft>): void {
      kept.set(changes);
      clearTimeout(timer.current);
      const isWritten = Object.keys(changes).every((key) => WRITTEN.includes(key as Key));
      if (isWritten) timer.current = setTimeout(() => flushLatest()(true), REST_MS);
      else flush();
    },
    /** Keeps what can be kept, now. True where nothing is left that cannot. */
    flush(): boolean {
      flush();
      return Object.keys(kept.now().pending).length === 0;
    },
  };
}

/** The fields of a task and what is done with them. */
export type PanelDraft = ReturnType<typeof usePanelDraft>;
