import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Project } from '@plainday/domain-tasks';
import type { QuickAddToken } from '@plainday/domain-tasks/quick-add';
import { usePreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import type { TaskFields } from '../task-fields/task-fields';
import type { DraftLine } from './draft-line';
import type { HeldLine } from '../actions/hold-line';
import type { TaskDraft } from '../actions/add-actions';
import { useAddActions } from '../actions/use-add-actions';
import type { PreviewLine } from './details/lines-preview';
import {
  choicesIn,
  choose,
  chosenFields,
  effectiveFields,
  NO_CHOICES,
  ownTags,
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

/** What was ticked where it comes from is done here too: a task lies in the trash then, with what is below it. */
function doneOf(draft: TaskDraft, isDone: boolean, above?: TaskDraft): TaskDraft {
  if (!isDone && !above?.fields.deleted_at) return draft;
  const stamp = above
    ? (above.fields.deleted_at ?? null)
    : new Date(systemClock.now()).toISOString();
  return { ...draft, fields: { ...draft.fields, completed: isDone, deleted_at: stamp } };
}

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

  function taskOf(line: DraftLine, held?: HeldLine): TaskDraft {
    const { text, fields: said, ignore: kept = NO_WORDS } = line;
    const reader = readTitles && !said && mayHoldTokens(text) ? detailsNow() : null;
    const now = new Date(held?.at ?? systemClock.now());
    const reading = { ...context, ignore: [...ignore, ...kept], now };
    if (reader) return { ...reader.readTask(text, reading), held };
    const fields = { ...defaults, ...rowFields(effectiveFields(choices, null, defaults)) };
    return { held, title: text, fields: { ...fields, ...said } };
  }

  function forgetWords(): void {
    setIgnore(NO_WORDS);
    setAccept(NO_WORDS);
  }

  /** What is indented below a task becomes part of it. */
  function draftsOf(lines: readonly DraftLine[], held?: HeldLine): readonly TaskDraft[] {
    const drafts: (TaskDraft & { subtasks: TaskDraft[] })[] = [];
    for (const line of lines) {
      const above = line.isSubtask ? drafts.at(-1) : undefined;
      if (above) above.subtasks.push(doneOf(taskOf(line), line.isDone, above));
      else drafts.push({ ...doneOf(taskOf(line, held), line.isDone), subtasks: [] });
    }
    return drafts;
  }

  /** One line outlives the page while it waits; several come from what has read them already. */
  function held([line, ...more]: readonly DraftLine[]): HeldLine | undefined {
    if (!line || line.fields || more.length > 0 || !mayHoldTokens(line.text)) return undefined;
    const { leadMinutes } = choices;
    const chosen = chosenFields(choices);
    return hold({
      title: line.text,
      chosen,
      ...(leadMinutes !== undefined && { leadMinutes }),
      defaults,
    });
  }

  return {
    choices,
    fields,
    /** What the panel shows: tags that the text names are changed there alone. */
    panelFields: { ...fields, tags: ownTags(choices, defaults) },
    /** Titles are read. */
    reads: readTitles,
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
    /** Reads a piece as what it may mean. */
    accept(words: string): void {
      setAccept([...accept, words]);
    },
    /** Backspace right behind words that were understood takes that back, and leaves the words. */
    backspace(event: KeyboardEvent<HTMLInputElement>): void {
      const { value, selectionStart: caret, selectionEnd } = event.currentTarget;
      if (event.key !== 'Backspace' || event.repeat || caret !== selectionEnd) return;
      if (!details || !readTitles || !mayHoldTokens(value)) return;
      const read = details.readTitle(value, { ...context, now: new Date(systemClock.now()) });
      const token = read.tokens.find(({ end }) => end === caret);
      if (!token) return;
      event.preventDefault();
      setIgnore([...ignore, token.text]);
    },
    /** How a line among others is understood. */
    preview(line: DraftLine): PreviewLine {
      const { text, isSubtask, isDone, fields: known, ignore: kept = NO_WORDS } = line;
      const now = new Date(systemClock.now());
      if (details && known) {
        const choices = choicesIn(known);
        const shown = { tokens: [], fields: effectiveFields(choices, null), choices };
        const chips = details.chipsOf({ ...shown, defaults: {}, projects, nowMs: now.getTime() });
        return { title: text, chips, isSubtask, isDone };
      }
      if (!details || !readTitles) return { title: text, chips: [], isSubtask, isDone };
      const read = details.readTitle(text, { ...context, ignore: [...ignore, ...kept], now });
      const said = { tokens: read.tokens, fields: effectiveFields(choices, read), choices };
      const chips = details
        .chipsOf({ ...said, defaults: {}, projects, nowMs: now.getTime() })
        .filter(({ words }) => words);
      return { title: read.title, chips, isSubtask, isDone };
    },
    /** Adds one task a line, now where nothing has to be understood first; the order is kept either way. */
    add(lines: readonly DraftLine[]): void {
      const waits =
        readTitles &&
        detailsNow() === null &&
        lines.some(({ text, fields: said }) => !said && mayHoldTokens(text));
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

/** The task being added, as its field sees it. */
export type AddDraft = ReturnType<typeof useAddDraft>;
