import { textsOf, type UnsavedWrite } from '@plainday/data-api';
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

interface Flip {
  readonly changes: Readonly<Record<string, unknown>>;
  readonly mine: Readonly<Record<string, unknown>>;
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

function spelled(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'nothing';
  // A name would have to be looked up where the row's tool may not be loaded.
  if (column.endsWith('_id')) return 'another one';
  if (typeof value === 'string' && INSTANT.test(value)) {
    return new Date(value).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  }
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number}`;
}

/** Describes what another device has changed or deleted. */
export function describeChange(write: UnsavedWrite): ChangeDescription {
  if (write.endpoint !== 'elsewhereFlip') {
    const { words, arg } = write;
    const name = words?.names[0] ?? '';
    const text = words ? textsOf(words).join('\n') : JSON.stringify(arg);
    return { kind: 'restore', name, fields: [], text };
  }
  const { changes, mine, name } = write.arg as Flip;
  if (changes['deleted_at'] === null) return { kind: 'trashed', name, fields: [], text: '' };
  const values = Object.entries(changes).map(([column, value]) => ({
    label: LABELS[column] ?? sentence(column),
    theirs: spelled(column, value),
    mine: spelled(column, mine[column]),
  }));
  const fields = values.map(({ label, ...both }) => {
    const [theirs, mine] = differingPart(both.theirs, both.mine);
    return { label, theirs, mine };
  });
  return { kind: 'flip', name, fields, text: values.map(({ theirs }) => theirs).join('\n') };
}
