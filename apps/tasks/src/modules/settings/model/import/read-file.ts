import { decode } from './bytes/decode.logic';
import { unzip } from './bytes/unzip.logic';
import { anyHead, readAnyCsv } from './apps/any-csv';
import { isGoogleTasks, readGoogleTasks } from './apps/google-tasks';
import { isTodoistJson, readTodoistJson } from './apps/todoist-json';
import { hasCheckList, readMarkdown } from './apps/markdown';
import { isTodoTxt, readTodoTxt } from './apps/todotxt';
import { readTickTick, tickTickHead } from './apps/ticktick';
import { readTodoistCsv, todoistHead } from './apps/todoist-csv';
import { Collector } from './core/collect.logic';
import { ImportRefusal, type ImportContext, type ImportPlan, type Slices } from './plan';

type Kind = Pick<ImportPlan, 'app' | 'kind' | 'missing'>;

interface Reader {
  readonly kind: Kind;
  readonly fits: (text: string) => boolean;
  readonly read: (
    text: string,
    file: string,
    plan: Collector,
    context: ImportContext,
  ) => Slices<void>;
}

const TODOIST = {
  app: 'todoist',
  missing: 'Todoist’s backups hold no completed tasks and no reminders.',
};

const READERS: readonly Reader[] = [
  {
    kind: { ...TODOIST, kind: 'Todoist project' },
    fits: (text) => todoistHead(text) !== null,
    read: readTodoistCsv,
  },
  {
    kind: {
      app: 'ticktick',
      kind: 'TickTick backup',
      missing: 'TickTick’s backups hold no attachments, habits and focus times.',
    },
    fits: (text) => tickTickHead(text) !== null,
    read: (text, _file, plan, context) => readTickTick(text, plan, context),
  },
  {
    kind: { ...TODOIST, kind: 'Todoist data', missing: null },
    fits: isTodoistJson,
    read: (text, _file, plan, context) => readTodoistJson(text, plan, context),
  },
  {
    kind: {
      app: 'google-tasks',
      kind: 'Google Tasks',
      missing: 'Google’s files hold no times of day, repetitions and reminders.',
    },
    fits: isGoogleTasks,
    read: (text, _file, plan, context) => readGoogleTasks(text, plan, context),
  },
  {
    kind: { app: 'csv', kind: 'Spreadsheet', missing: null },
    fits: (text) => anyHead(text) !== null,
    read: readAnyCsv,
  },
  {
    kind: { app: 'markdown', kind: 'Check lists in Markdown', missing: null },
    fits: hasCheckList,
    read: readMarkdown,
  },
  {
    kind: { app: 'todotxt', kind: 'todo.txt', missing: null },
    fits: isTodoTxt,
    read: (text, _file, plan, context) => readTodoTxt(text, plan, context),
  },
];

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 8;

function* readArchive(bytes: Uint8Array, context: ImportContext): Slices<ImportPlan> {
  const { entries, others, hidden } = yield* unzip(bytes);
  const plan = new Collector();
  let kind: Kind | null = null;
  let guessedEncoding = false;
  for (const { name, bytes: content, day } of entries) {
    if (content.length === 0) continue;
    const { text, guessed } = decode(content);
    const reader = READERS.find(({ fits }) => fits(text));
    const isFirst = kind === null || kind.app === reader?.kind.app;
    if (!reader || !isFirst) {
      plan.skip('file-not-understood', null, name);
      continue;
    }
    kind ??= reader.kind;
    guessedEncoding ||= guessed;
    yield* reader.read(text, name, plan, { ...context, baseDay: day ?? context.baseDay });
  }
  if (!kind) throw new ImportRefusal('not-understood');
  plan.lose('attachment', others);
  for (let count = 0; count < hidden; count += 1) plan.skip('hidden-folder');
  const word = kind.app === 'todoist' ? 'Todoist backup' : kind.kind;
  return { ...plan.plan({ ...kind, kind: word }), guessedEncoding };
}

/**
 * What a file would bring. What it is, is found by its content. Pure: it is read where it is called, and refused with
 * an {@link ImportRefusal} where it cannot be read.
 */
export function* readFile(
  bytes: Uint8Array,
  name: string,
  context: ImportContext,
): Slices<ImportPlan> {
  if (bytes.length === 0) throw new ImportRefusal('empty-file');
  if (isZip(bytes)) return yield* readArchive(bytes, context);
  const { text, guessed } = decode(bytes);
  const reader = READERS.find(({ fits }) => fits(text));
  if (!reader) throw new ImportRefusal('not-understood');
  const plan = new Collector();
  yield* reader.read(text, name, plan, context);
  return { ...plan.plan(reader.kind), guessedEncoding: guessed };
}
