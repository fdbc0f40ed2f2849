import type { Preferences } from '@plainday/data-preferences';
import type { Project, Task } from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import type { TaskDraft } from '../actions/add-actions';
import { effectiveFields, NO_CHOICES, rowFields } from './add-choices.logic';
import { detailsSoon } from './details/load-details';
import { mayHoldTokens } from './may-hold-tokens.logic';

/** What decides how one line is read. */
interface LineContext {
  readonly projects: readonly Project[];
  /** The fields of every task added there, unless its text says otherwise. */
  readonly defaults: Partial<Task>;
  readonly preferences: Preferences;
}

/** The task that one line makes, where there are no chips: read like in the add bar. Null where there is nothing to read. */
export function readLine(
  text: string,
  { projects, defaults, preferences }: LineContext,
): Promise<TaskDraft> | null {
  if (!preferences.readTitles || !mayHoldTokens(text)) return null;
  return detailsSoon().then((details) => {
    if (!details) return { title: text, fields: defaults };
    const { due_date = null } = defaults;
    const read = details.readTitle(text, {
      projects,
      choices: NO_CHOICES,
      defaults: { due_date },
      ignore: [],
      preferences,
      now: new Date(systemClock.now()),
    });
    const said = rowFields(effectiveFields(NO_CHOICES, read, { due_date }));
    const priority = read.priority ?? defaults.priority ?? 'medium';
    return { title: read.title, fields: { ...defaults, ...said, priority } };
  });
}
