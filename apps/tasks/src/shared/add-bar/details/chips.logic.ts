import {
  formatDue,
  formatDuration,
  formatReminder,
  hasTag,
  NO_DUE,
  priorityLabel,
  repeatSentence,
  type Project,
} from '@plainday/domain-tasks';
import type { QuickAddToken, TokenKind } from '@plainday/domain-tasks/quick-add';
import { ownTags, REPEAT_KEYS, type AddDefaults, type Choices } from '../add-choices.logic';
import type { TaskFields } from '../../task-fields/task-fields';

/** One thing the task being added will have. */
export interface AddChip {
  readonly key: string;
  readonly kind: TokenKind;
  readonly label: string;
  /** Where it is read from the text: the pieces that stay text once the chip is taken off. */
  readonly words?: readonly string[];
  /** Where it was chosen: what is no longer chosen once the chip is taken off. */
  readonly choices?: readonly (keyof Choices)[];
  /** Where it was there from the start: what must be chosen to be rid of it. */
  readonly against?: Choices;
}

interface ChipsInput {
  readonly tokens: readonly QuickAddToken[];
  readonly choices: Choices;
  readonly defaults: AddDefaults;
  readonly fields: TaskFields;
  readonly projects: readonly Project[];
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

const ORDER: readonly AddChip['kind'][] = [
  'due',
  'repeat',
  'reminder',
  'duration',
  'priority',
  'project',
  'tag',
];

/** Pieces of the text that say the same thing together, as a day here and its time there, are one chip. */
function typedChips({ tokens, choices, fields }: ChipsInput): AddChip[] {
  const chips = new Map<string, AddChip>();
  for (const { kind, label: read, text } of tokens) {
    const isRule = kind === 'repeat' && !read.startsWith('Until') && fields.repeat_pattern !== null;
    // The text's own first day does not count beside a chosen due date.
    const label = isRule && 'due_date' in choices ? repeatSentence(fields) : read;
    const key = `${kind} ${label}`;
    chips.set(key, { key, kind, label, words: [...(chips.get(key)?.words ?? []), text] });
  }
  return [...chips.values()];
}

function chosenChips({
  choices,
  defaults,
  fields,
  projects,
  tokens,
  nowMs,
}: ChipsInput): AddChip[] {
  const titleOf = (id: string) => projects.find((project) => project.id === id)?.title;
  const chips: AddChip[] = [];
  const add = (kind: AddChip['kind'], label: string, keys: readonly (keyof Choices)[]) =>
    chips.push({ key: kind, kind, label, choices: keys });

  const { due_date: due, reminder_time: reminder, duration, project_id: project } = fields;
  if (choices.due_date)
    add('due', formatDue(fields, nowMs), ['due_date', 'due_day', 'leadMinutes']);
  else if (due && due === defaults.due_date && !tokens.some(({ kind }) => kind === 'due')) {
    chips.push({
      key: 'due',
      kind: 'due',
      label: formatDue(fields, nowMs),
      against: NO_DUE,
    });
  }
  if (choices.repeat_pattern) {
    add('repeat', repeatSentence(fields), REPEAT_KEYS);
  }
  if (due && reminder && 'leadMinutes' in choices)
    add('reminder', formatReminder(fields), ['leadMinutes']);
  if (duration && 'duration' in choices) add('duration', formatDuration(duration), ['duration']);
  if (choices.priority) add('priority', priorityLabel(choices.priority), ['priority']);
  const own = ownTags(choices, defaults);
  const typed = tokens.flatMap(({ kind, label }) => (kind === 'tag' ? [label] : []));
  for (const label of own.filter((tag) => !hasTag(typed, tag))) {
    const tags = own.filter((tag) => tag !== label);
    chips.push({ key: `tag ${label}`, kind: 'tag', label, against: { tags } });
  }
  if (project === null) return chips;
  const title = titleOf(project);
  if (title !== undefined && 'project_id' in choices) add('project', title, ['project_id']);
  else if (title !== undefined && !tokens.some(({ kind }) => kind === 'project')) {
    const isDefault = project === defaults.project_id;
    if (isDefault) {
      chips.push({ key: 'project', kind: 'project', label: title, against: { project_id: null } });
    }
  }
  return chips;
}

/** What the task being added will have, whether it was typed, chosen or there from the start. */
export function chipsOf(input: ChipsInput): readonly AddChip[] {
  return [...typedChips(input), ...chosenChips(input)].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
}

const NAMES: Readonly<Record<AddChip['kind'], string>> = {
  due: 'due date',
  repeat: 'repetition',
  reminder: 'reminder',
  duration: 'duration',
  priority: 'priority',
  project: 'project',
  tag: 'tag',
};

/** What taking the chip off does, in words. */
export function removalOf({ kind, words, label }: AddChip): string {
  if (!words) return kind === 'tag' ? `Remove tag ${label}` : `Remove ${NAMES[kind]}`;
  return `Keep ${words.map((text) => `"${text}"`).join(' and ')} as text`;
}
