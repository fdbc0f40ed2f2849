import type { Preferences } from '@plainday/data-preferences';
import { dayOfDue, newDateTime, NO_DUE, type Project } from '@plainday/domain-tasks';
import {
  chosenKinds,
  findDoubts,
  parseQuickAdd,
  type QuickAddResult,
  type QuickAddToken,
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

function optionsOf(context: ReadingContext) {
  const { choices, defaults, ignore, accept, projects, now, preferences } = context;
  return {
    projects,
    now,
    ignore,
    accept,
    chosen: chosenKinds(choices),
    day: dayOfDue({ ...NO_DUE, ...defaults }, preferences) ?? undefined,
    due: { ...NO_DUE, ...('due_date' in choices ? choices : defaults) },
    preferredTime: newDateTime(preferences),
    dayReminderMinutes: preferences.dayReminderMinutes,
    dayStartMinutes: preferences.dayStartMinutes,
  };
}

/** What a title may mean and is not read as, to be offered; nothing about what was chosen by hand. */
export function doubtsOf(text: string, context: ReadingContext): readonly QuickAddToken[] {
  return findDoubts(text, optionsOf(context));
}

/** Reads one title. Words about something that was chosen by hand stay text: the choice comes first. */
export function readTitle(text: string, context: ReadingContext): QuickAddResult {
  return parseQuickAdd(text, optionsOf(context));
}

/** The task that a title and the choices make together. */
export function readTask(text: string, context: ReadingContext): TaskDraft {
  const read = readTitle(text, context);
  const fields = effectiveFields(context.choices, read, context.defaults);
  return { title: read.title, fields: { ...context.defaults, ...rowFields(fields) } };
}
