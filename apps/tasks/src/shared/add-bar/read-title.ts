import type { Preferences } from '@plainday/data-preferences';
import { dayOfDue, newDateTime, NO_DUE, type Project } from '@plainday/domain-tasks';
import {
  findDoubts,
  parseQuickAdd,
  type QuickAddResult,
  type QuickAddToken,
  type TokenKind,
} from '@plainday/domain-tasks/quick-add';
import type { TaskDraft } from '../actions/add-actions';
import { effectiveFields, rowFields, type AddDefaults, type Choices } from './add-choices.logic';

/** Everything that decides how a title is read. */
export interface ReadingContext {
  readonly projects: readonly Project[];
  readonly choices: Choices;
  readonly defaults: AddDefaults;
  /** Texts that stay text, because somebody took their chip off. */
  readonly ignore: readonly string[];
  /** Texts that may mean something, and that somebody has said to be meant. */
  readonly accept?: readonly string[];
  readonly preferences: Preferences;
  readonly now: Date;
}

/** What is chosen in place of what the text says. Tags are not among them: those of the text come on top. */
const CHOICE_OF: Readonly<Partial<Record<TokenKind, keyof Choices>>> = {
  due: 'due_date',
  duration: 'duration',
  priority: 'priority',
  project: 'project_id',
  reminder: 'leadMinutes',
  repeat: 'repeat_pattern',
};

function optionsOf(context: ReadingContext) {
  const { choices, defaults, accept, projects, now, preferences } = context;
  return {
    projects,
    now,
    accept,
    day: dayOfDue({ ...NO_DUE, ...defaults }, preferences) ?? undefined,
    due: { ...NO_DUE, ...('due_date' in choices ? choices : defaults) },
    preferredTime: newDateTime(preferences),
    dayReminderMinutes: preferences.dayReminderMinutes,
    dayStartMinutes: preferences.dayStartMinutes,
  };
}

function isOutdone(kind: TokenKind, choices: Choices): boolean {
  const choice = CHOICE_OF[kind];
  return choice !== undefined && choice in choices;
}

/** What a title may mean and is not read as, to be offered; nothing about what was chosen by hand. */
export function doubtsOf(text: string, context: ReadingContext): readonly QuickAddToken[] {
  const { choices, ignore } = context;
  return findDoubts(text, { ...optionsOf(context), ignore }).filter(
    ({ kind }) => !isOutdone(kind, choices),
  );
}

/** Reads one title. Words about something that was chosen by hand stay text: the choice comes first. */
export function readTitle(text: string, context: ReadingContext): QuickAddResult {
  const { choices, ignore } = context;
  const options = optionsOf(context);
  const first = parseQuickAdd(text, { ...options, ignore });
  const outdone = first.tokens.filter(({ kind }) => isOutdone(kind, choices));
  if (outdone.length === 0) return first;
  const words = outdone.map((token) => token.text);
  return parseQuickAdd(text, { ...options, ignore: [...ignore, ...words] });
}

/** The task that a title and the choices make together. */
export function readTask(text: string, context: ReadingContext): TaskDraft {
  const read = readTitle(text, context);
  const fields = effectiveFields(context.choices, read, context.defaults);
  return { title: read.title, fields: { ...context.defaults, ...rowFields(fields) } };
}
