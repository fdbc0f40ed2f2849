import { ImportRefusal, type ImportPlan } from '../../../../shared/import/plan';
import { contentsOf } from './contents.logic';
import { readFile } from '../../../../shared/import/read-file';
import { run } from '../../../../shared/import/testing/run';
import { samples } from '../../../../shared/import/testing/samples';

/** So many in all; `MUTATIONS=2000` asks for as many of each sample. */
const ALL = 1000;
/** No file may hold the page up for longer, in milliseconds. */
const LONGEST = 5000;
const PATTERNS = ['daily', 'weekly', 'monthly', 'yearly'];

/** True for no moment, and for one that the database takes. */
const isStored = (at: number | null | undefined) =>
  at === null || at === undefined || (at >= 0 && at < Date.UTC(2200, 0));

const MAKING = { userId: 'ada', nowMs: Date.UTC(2026, 10, 26), projectOf: () => null };

/** What of the rows and values for other tools their tables and stores would not take. */
function faultsOf(plan: ImportPlan): string[] {
  const { tables, device, texts } = run(contentsOf(plan, MAKING));
  const rows = [...tables.values()].flat();
  const faults = rows.flatMap((row) => {
    const instants = [row['start_time'], row['end_time'], row['created_at']];
    const fits =
      instants.every((at) => at === undefined || isStored(Date.parse(String(at)))) &&
      [...String(row['title'] ?? row['task_name'] ?? 'x')].length <= 500 &&
      String(row['title'] ?? row['task_name'] ?? 'x').trim() !== '' &&
      String(row['notes'] ?? '').length <= 2000 &&
      String(row['description'] ?? '').length <= 10_000 &&
      !JSON.stringify(row).includes('\\u0000') &&
      !(String(row['end_time'] ?? '') < String(row['start_time'] ?? ''));
    return fits ? [] : [JSON.stringify(row)];
  });
  const ids = [
    ...rows.map(({ id }) => id),
    ...[...device].flatMap(([name, values]) => values.map(({ key }) => `${name} ${key}`)),
    ...texts.flatMap(({ value }) => (JSON.parse(value) as { id: string }[]).map(({ id }) => id)),
  ];
  return new Set(ids).size === ids.length ? faults : [...faults, 'the same row twice'];
}

/** Numbers that look random and are the same in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below);
  };
}

type Mutation = (bytes: Uint8Array, next: (below: number) => number) => Uint8Array;

const flip = (bytes: Uint8Array, next: (below: number) => number, from = 0): Uint8Array => {
  const copy = bytes.slice();
  for (let count = next(12) + 1; count > 0; count -= 1) {
    copy[from + next(copy.length - from)] = next(256);
  }
  return copy;
};

const MUTATIONS: readonly Mutation[] = [
  // The end is missing.
  (bytes, next) => bytes.slice(0, next(bytes.length)),
  // A row is missing, or the rest of it.
  (bytes, next) => {
    const at = next(bytes.length);
    const end = bytes.indexOf(10, at);
    return new Uint8Array([...bytes.slice(0, at), ...bytes.slice(end < 0 ? at : end)]);
  },
  // A piece comes twice.
  (bytes, next) => new Uint8Array([...bytes, ...bytes.slice(next(bytes.length))]),
  (bytes, next) => flip(bytes, next),
  // The directory of a ZIP stands at its end.
  (bytes, next) => flip(bytes, next, Math.max(0, bytes.length - 128)),
  // Letters in another encoding than is said: bytes of a mark too many, or two for each.
  (bytes, next) =>
    new Uint8Array([...(next(2) === 0 ? [0xff, 0xfe] : [0xfe, 0xff]), ...bytes.slice(next(2))]),
  (bytes) => new Uint8Array([...bytes].flatMap((byte) => [byte, 0])),
];

/** Damages a file in one of the ways in which files are damaged. */
const mutated: Mutation = (bytes, next) =>
  MUTATIONS[next(MUTATIONS.length)]?.(bytes, next) ?? bytes;

// An empty file cannot be damaged.
const whole = samples.filter(({ bytes }) => bytes.length > 0);
const EACH = Number(process.env['MUTATIONS']) || Math.ceil(ALL / whole.length);

test.each(whole)(
  '[SE25] damaged copies of $path yield what fits the database, or a sentence',
  (sample) => {
    const next = numbers(sample.bytes.length);
    const wrong: string[] = [];
    let settled = 0;
    for (let count = 0; count < EACH; count += 1) {
      const bytes = mutated(sample.bytes, next);
      const began = performance.now();
      try {
        const plan = run(readFile(bytes, sample.expected.file, sample.context));
        const { tasks } = plan;
        wrong.push(...faultsOf(plan).map((fault) => `${sample.path} ${count}: ${fault}`));
        settled += 1;
        const roots = new Set<string>();
        for (const task of tasks) {
          if (task.parent === null) roots.add(task.key);
          const fits =
            task.title.trim() !== '' &&
            [...task.title].length <= 500 &&
            (task.description ?? '').length <= 10_000 &&
            (task.parent === null || roots.has(task.parent)) &&
            ['high', 'medium', 'low'].includes(task.priority) &&
            (task.repeat === null || PATTERNS.includes(task.repeat.pattern)) &&
            [task.due?.at, task.reminder, task.repeat?.until].every(isStored) &&
            (task.duration === null || task.duration <= 525_600) &&
            (task.reminder === null || (task.due !== null && task.reminder <= task.due.at)) &&
            (task.repeat === null || task.due !== null) &&
            !`${task.title}${task.description ?? ''}`.includes('\0');
          if (!fits) wrong.push(`${sample.path} ${count}: ${task.title}`);
        }
        if (new Set(tasks.map(({ ref }) => ref)).size !== tasks.length) {
          wrong.push(`${sample.path} ${count}: the same identity twice`);
        }
      } catch (error) {
        if (error instanceof ImportRefusal) settled += 1;
        else wrong.push(`${sample.path} ${count}: ${String(error)}`);
      }
      const took = performance.now() - began;
      if (took > LONGEST) wrong.push(`${sample.path} ${count}: ${Math.round(took)} ms`);
    }
    expect(wrong).toEqual([]);
    expect(settled).toBe(EACH);
  },
);
