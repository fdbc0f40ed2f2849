import { deviceList } from '@plainday/data-device';
import { DAY_MS } from '@plainday/shared-utils';
import * as z from 'zod/mini';

/** So long an import can be taken back, and is remembered. */
export const REMEMBERED_MS = 30 * DAY_MS;

const valuesSchema = z.record(z.string(), z.unknown());

/** An import that began on this device. It is written before the first row is sent, so that a kill leaves a way back. */
const importSchema = z.object({
  id: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  app: z.string(),
  kind: z.string(),
  file: z.string(),
  state: z.enum(['running', 'done', 'refused']),
  /** New tasks, each with a print of what its source said: `id print`, one a line. Thousands are one text. */
  tasks: z.string(),
  projects: z.array(z.string()),
  /** Tasks that were changed: what they held before, and what was written. */
  changed: z.array(z.object({ id: z.string(), before: valuesSchema, after: valuesSchema })),
  known: z.number(),
  skipped: z.number(),
  /** So much came in for other tools. */
  others: z.optional(z.number()),
  /** What came in beside tasks and projects. */
  restored: z.optional(
    z.object({
      rows: z.array(z.object({ table: z.string(), ids: z.string() })),
      /** Values of this device, with the keys of a namespace one a line, and texts of the browser's storage. */
      values: z.array(z.object({ namespace: z.string(), key: z.string() })),
      texts: z.array(z.string()),
      merged: z.array(z.object({ at: z.string(), ids: z.array(z.string()) })),
    }),
  ),
});

/** What an archive is called where others have the name of their app. */
export const ARCHIVE_APP = 'Plainday';

/** An import of the last days. */
export type KeptImport = z.infer<typeof importSchema>;

/** The imports of this device, the newest first. */
export const importList = deviceList({
  namespace: 'imports',
  version: 1,
  schema: importSchema,
  order: (a, b) => b.at - a.at,
});

/** The prints of tasks, as the list keeps them. */
export const packTasks = (tasks: ReadonlyMap<string, string>): string =>
  [...tasks].map(([id, print]) => `${id} ${print}`).join('\n');

/** The prints of tasks by their ids. */
export const tasksOf = ({ tasks }: Pick<KeptImport, 'tasks'>): ReadonlyMap<string, string> =>
  new Map(
    tasks
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(' '))
      .map(([id = '', print = '']) => [id, print]),
  );

interface Place {
  readonly namespace: string;
  readonly key: string;
}

/** So many stay places of their own: releases before the joined form take them back as well. */
const APART = 500;

/** Where values lie, as the list keeps it. */
export function packPlaces(places: readonly Place[]): Place[] {
  if (places.length <= APART) return [...places];
  const keys = new Map<string, string[]>();
  for (const { namespace, key } of places) {
    const known = keys.get(namespace);
    if (known) known.push(key);
    else keys.set(namespace, [key]);
  }
  return [...keys].map(([namespace, own]) => ({ namespace, key: own.join('\n') }));
}

/** Where each value lies. */
export const placesOf = (packed: readonly Place[]): readonly Place[] =>
  packed.flatMap(({ namespace, key }) => key.split('\n').map((own) => ({ namespace, key: own })));

/** What the sources said when their tasks came in, by id; the newest import counts. */
export function printsOf(imports: readonly KeptImport[]): ReadonlyMap<string, string> {
  const prints = new Map<string, string>();
  for (const one of imports.toReversed()) {
    // An archive is no source that goes on to change.
    if (one.app === ARCHIVE_APP) continue;
    for (const [id, print] of tasksOf(one)) prints.set(id, print);
  }
  return prints;
}
