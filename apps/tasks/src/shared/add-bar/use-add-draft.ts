import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Project } from '@plainday/domain-tasks';
import type { QuickAddToken } from '@plainday/domain-tasks/quick-add';
import { usePreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import type { TaskFields } from '../task-fields/task-fields';
import type { PastedLine } from '@plainday/domain-tasks/quick-add';
import type { HeldLine } from '../actions/hold-line';
import type { TaskDraft } from '../actions/add-actions';
import { useAddActions } from '../actions/use-add-actions';
import type { PreviewLine } from './details/paste-offer';
import {
  choose,
  chosenFields,
  effectiveFields,
  NO_CHOICES,
  rowFields,
  without,
  type AddDefaults,
} from './add-choices.logic';
import type { AddChip } from './details/chips.logic';
import { detailsNow, detailsSoon } from './details/load-details';
import { mayHoldTokens } from './may-hold-tokens.logic';
import { useDetails } from './details/use-details';

/** A pause in typing after which the text is read. Milliseconds. */
const PAUSE_MS = 60;
const NOTHING = { text: '', nowMs: 0 };
const NO_WORDS: readonly string[] = [];
const NO_LINES: readonly HeldLine[] = [];
const NO_TOKENS: readonly QuickAddToken[] = [];

export interface AddDraftOptions {
  readonly projects: readonly Project[];
  readonly defaults: AddDefaults;
  /** What stands in the field from the start. */
  readonly initialText: string;
  readonly onAdd: (tasks: readonly TaskDraft[]) => void;
}

/** The task being added: what its text says, what was chosen for it, and how both become a row. */
export function useAddDraft({ projects, defaults, initialText, onAdd }: AddDraftOptions) {
  const { hold } = useAddActions();
  const preferences = usePreferences(useShell().user.id);
  const { readTitles } = preferences;
  const [choices, setChoices] = useState(NO_CHOICES);
  const [ignore, setIgnore] = useState(NO_WORDS);
  const [accept, setAccept] = useState(NO_WORDS);
  const [typed, setTyped] = useState(() => ({ text: initialText, nowMs: systemClock.now() }));
  const [details, warm] = useDetails();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [waiting, setWaiting] = useState(NO_LINES);
  const queue = useRef<Promise<void> | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const context = { projects, choices, defaults, ignore, accept, preferences };
  const { tokens, doubts, fields, unable } = useMemo(() => {
    const now = new Date(typed.nowMs);
    const reading = { projects, choices, defaults, ignore, accept, preferences, now };
    const reader = readTitles && typed.text !== '' ? details : null;
    const read = reader?.readTitle(typed.text, reading) ?? null;
    return {
      tokens: read?.tokens ?? NO_TOKENS,
      doubts: reader?.doubtsOf(typed.text, reading) ?? NO_TOKENS,
      unable: read?.unable ?? null,
      fields: effectiveFields(choices, read, defaults),
    };
  }, [details, readTitles, typed, projects, choices, defaults, ignore, accept, preferences]);
  const chips =
    details?.chipsOf({ tokens, choices, defaults, fields, projects, nowMs: systemClock.now() }) ??
    [];

  function taskOf(text: string, held?: HeldLine): TaskDraft {
    const reader = readTitles && mayHoldTokens(text) ? detailsNow() : null;
    const now = new Date(held?.at ?? systemClock.now());
    if (reader) return { ...reader.readTask(text, { ...context, now }), held };
    return {
      held,
      title: text,
      fields: rowFields(effectiveFields(choices, null, defaults)),
    };
  }

  function forgetWords(): void {
    setIgnore(NO_WORDS);
    setAccept(NO_WORDS);
  }

  /** What is indented below a task becomes part of it. */
  function draftsOf(lines: readonly PastedLine[], held?: HeldLine): readonly TaskDraft[] {
    const drafts: (TaskDraft & { subtasks: TaskDraft[] })[] = [];
    for (const { text, isSubtask } of lines) {
      const above = isSubtask ? drafts.at(-1) : undefined;
      if (above) above.subtasks.push(taskOf(text));
      else drafts.push({ ...taskOf(text, held), subtasks: [] });
    }
    return drafts;
  }

  /** One line outlives the page while it waits; several come from what has read them already. */
  function held([line, ...more]: readonly PastedLine[]): HeldLine | undefined {
    if (!line || more.length > 0 || !mayHoldTokens(line.text)) return undefined;
    return hold({ title: line.text, chosen: chosenFields(choices), defaults });
  }

  return {
    choices,
    fields,
    tokens,
    /** A repetition that was typed and that tasks cannot have. */
    unable,
    chips,
    /** What the text may mean, and is not read as. */
    doubts,
    details,
    /** What was sent and still waits to be understood, newest first. */
    waiting,
    warm,
    /** Reads the text after a pause; a text that says nothing costs nothing. */
    read(text: string): void {
      clearTimeout(timer.current);
      if (text === '') forgetWords();
      const next = readTitles && mayHoldTokens(text) ? text : '';
      timer.current = setTimeout(() => {
        const shown = next === '' ? NOTHING : { text: next, nowMs: systemClock.now() };
        setTyped((before) => (before.text === next ? before : shown));
      }, PAUSE_MS);
    },
    choose(changes: Partial<TaskFields>): void {
      setChoices(choose(choices, fields, changes));
    },
    takeOff({ words, choices: chosen, against }: AddChip): void {
      if (words) setIgnore([...ignore, ...words]);
      if (chosen) setChoices(without(choices, chosen));
      if (against) setChoices({ ...choices, ...against });
    },
    /** The piece of the text right before the caret, where it is understood. */
    tokenBefore(text: string, caret: number): QuickAddToken | undefined {
      if (!details || !readTitles || !mayHoldTokens(text)) return undefined;
      const read = details.readTitle(text, { ...context, now: new Date(systemClock.now()) });
      return read.tokens.find(({ end }) => end === caret);
    },
    /** Reads a piece as what it may mean. */
    accept(words: string): void {
      setAccept([...accept, words]);
    },
    unlink(words: string): void {
      setIgnore([...ignore, words]);
    },
    /** How a pasted line is understood. */
    preview({ text, isSubtask }: PastedLine): PreviewLine {
      if (!details || !readTitles) return { title: text, labels: [], isSubtask };
      const read = details.readTitle(text, { ...context, now: new Date(systemClock.now()) });
      const labels = [...new Set(read.tokens.map(({ label }) => label))];
      return { title: read.title, labels, isSubtask };
    },
    /** Adds one task a line, now where nothing has to be understood first; the order is kept either way. */
    add(lines: readonly PastedLine[]): void {
      const waits =
        readTitles && detailsNow() === null && lines.some(({ text }) => mayHoldTokens(text));
      if (!waits && queue.current === null) onAdd(draftsOf(lines));
      else {
        const line = held(lines);
        if (line) setWaiting((before) => [line, ...before]);
        const turn = (queue.current ?? Promise.resolve())
          .then(detailsSoon)
          .then(() => {
            // In one picture: its row comes as it goes.
            if (line)
              flushSync(() => setWaiting((before) => before.filter((other) => other !== line)));
            onAdd(draftsOf(lines, line));
          })
          .finally(() => {
            if (queue.current === turn) queue.current = null;
          });
        queue.current = turn;
      }
      clearTimeout(timer.current);
      setTyped(NOTHING);
      forgetWords();
      setChoices(NO_CHOICES);
    },
  };
}

/** The task being added, as the add bar sees it. */
