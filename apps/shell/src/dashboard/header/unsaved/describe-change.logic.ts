import { textsOf, type UnsavedWrite } from '@plainday/data-api';
import { NO_REPEAT, repeatSentence, type RepeatFields } from '@plainday/domain-tasks';
import { differingPart } from './differing-part.logic';

/** What another device did to a row, for somebody who decides which of the two it shall be. */
export interface ChangeDescription {
  readonly kind: 'flip' | 'restore' | 'trashed';
  /** What the row is called. */
  readonly name: string;
  /** Of a flip: each field with the value of the other device and the one that stands now; of long ones what differs. */
  readonly fields: readonly {
    readonly label: string;
    readonly theirs: string;
    readonly mine: string;
  }[];
  /** What Copy copies: the words that are not in sight otherwise, whole. */
  readonly text: string;
}

type Columns = Readonly<Record<string, unknown>>;

interface Flip {
  readonly changes: Columns;
  readonly mine: Columns;
  readonly name: string;
}

const LABELS: Readonly<Record<string, string>> = {
  due_date: 'Due date',
  due_day: 'Due day',
  reminder_time: 'Reminder',
  repeat_pattern: 'Repeat',
  project_id: 'Project',
  task_name: 'Title',
  content: 'Details',
  progress_percentage: 'Progress',
  start_time: 'Start',
  end_time: 'End',
};

const sentence = (column: string) => {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const INSTANT = /^\d{4}-\d\d-\d\d[T ]/;

const RULE = Object.keys(NO_REPEAT);
/** How a task comes back, of the columns of it that differ; null where they do not say it alone. */
function repeatIn(columns: Columns): string | null {
  const fields: Partial<RepeatFields> = columns;
  const { repeat_pattern: pattern, repeat_rule: rule } = fields;
  if (pattern === null) return 'nothing';
  // A rule says itself what its pattern is.
  if (pattern === undefined && !rule) return null;
  return repeatSentence({ ...NO_REPEAT, repeat_pattern: 'daily', ...fields });
}

function spelled(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (column === 'repeat_rule') return repeatIn({ repeat_rule: value }) ?? 'nothing';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'nothing';
  // A name would have to be looked up where the row's tool may not be loaded.
  if (column.endsWith('_id')) return 'another one';
  if (typeof value === 'string' && INSTANT.test(value)) {
    return new Date(value).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  }
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number}`;
}

/** Each column as it is told; those of a repetition are one, where they can be said together. */
function toldOf(changes: Columns, mine: Columns) {
  const [theirRepeat, ownRepeat] = [repeatIn(changes), repeatIn(mine)];
  const isSaid = theirRepeat !== null && ownRepeat !== null;
  const told = Object.entries(changes)
    .filter(([column]) => !isSaid || !RULE.includes(column))
    .map(([column, value]) => ({
      label: LABELS[column] ?? sentence(column),
      theirs: spelled(column, value),
      mine: spelled(column, mine[column]),
    }));
  return isSaid ? [...told, { label: 'Repeat', theirs: theirRepeat, mine: ownRepeat }] : told;
}

/** How many more names there are than the first. */
export function andMore(names: readonly string[]): string {
  return names.length > 1 ? ` and ${names.length - 1} more` : '';
}

/** Describes what another device has changed or deleted. */
export function describeChange(write: UnsavedWrite): ChangeDescription {
  if (write.endpoint !== 'elsewhereFlip') {
    const { words, arg, endpoint } = write;
    const { names = [] } = words ?? {};
    const name = `${names[0] ?? ''}${andMore(names)}`;
    if (endpoint === 'elsewhereTakeOut') return { kind: 'trashed', name, fields: [], text: '' };
    const text = words ? textsOf(words).join('\n') : JSON.stringify(arg);
    return { kind: 'restore', name, fields: [], text };
  }
  const { changes, mine, name } = write.arg as Flip;
  const values = toldOf(changes, mine);
  const fields = values.map(({ label, ...both }) => {
    const [theirs, mine] = differingPart(both.theirs, both.mine);
    return { label, theirs, mine };
  });
  return { kind: 'flip', name, fields, text: values.map(({ theirs }) => theirs).join('\n') };
}
