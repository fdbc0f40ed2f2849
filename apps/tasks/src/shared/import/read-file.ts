import {
  ArchiveError,
  gunzip,
  isArchive,
  isGzip,
  unpack,
  type Archive,
} from '@plainday/shared-utils/archive';
import type { DayKey } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import { hasCheckList } from './apps/text/markdown';
import { decode } from './bytes/decode.logic';
import { Collector } from './core/collect.logic';
import { parseJson } from './core/json.logic';
import { ImportRefusal, type ImportContext, type ImportPlan, type Kind } from './plan';
import { otherKind } from './others';
import { twinsOf, withKeepPages } from './keep-pages';
import { FOLDER_READERS } from './folders/folder-readers';
import type { FolderFile, FolderReader } from './folders/folder';
import { READERS, type Reader } from './readers';

const READ = /\.(?:csv|tsv|md|markdown|json|txt|ics|taskpaper|enex|opml|mm|xml)$/i;
/** Files that some exports hold beside what is read: of Vikunja, Keep and XMind. */
const BESIDE =
  /^(?:filters\.json|labels\.txt|(?:metadata|manifest)\.json|(?:meta|styles|manifest|comments|revisions)\.xml)$/i;
/** What says nothing of its own: the first page of a Takeout, pictures of maps. */
const TWIN = /(?:^|[/\\])(?:VERSION|archive_browser\.html|thumbnail\.png)$/i;
/** Without a word it is a note that was left empty; a table is one without rows. */
const NOTE = /\.(?:md|markdown|txt)$/i;
const CANVAS = /\.canvas$/i;

/** The name of a file without its folders, and without the id that Notion writes into it. */
const leaf = (path: string) =>
  (path.split(/[/\\]/).pop() ?? path).replace(/ [\da-f]{32}(?=(?:_all)?\.\w+$)/, '');

interface Read {
  readonly reader: Reader;
  readonly guessed: boolean;
  readonly start: (plan: Collector, context: ImportContext) => Slices<void>;
}

/** What reads some bytes; null for what nothing reads. */
function* readerOf(bytes: Uint8Array, file: string): Slices<Read | null> {
  const { text, guessed } = decode(bytes);
  yield;
  const source = { text, file, json: parseJson(text) };
  yield;
  const other = otherKind(source);
  if (other !== null) throw new ImportRefusal(`only-${other}`);
  yield;
  for (const reader of READERS) {
    if (reader.fits(source)) {
      return { reader, guessed, start: (plan, context) => reader.read(source, plan, context) };
    }
    yield;
  }
  return null;
}

/** Says what of an archive stays out of it. */
function leave(plan: Collector, archive: Archive): void {
  const isTwin = twinsOf(archive);
  const others = archive.left.filter((path) => !TWIN.test(path) && !isTwin(path));
  const canvases = others.filter((path) => CANVAS.test(path)).length;
  plan.lose('canvas', canvases);
  plan.attached(others.length - canvases);
  for (const path of archive.hidden) plan.skip('hidden-folder', null, leaf(path));
}

/** The text of a file; null for what has none, after why was said. */
function decodeOr(bytes: Uint8Array, refused: (code: string) => void) {
  try {
    return decode(bytes);
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    refused(error.code);
    return null;
  }
}

function* readFolder(
  reader: FolderReader,
  archive: Archive,
  context: ImportContext,
): Slices<ImportPlan> {
  const { files } = archive;
  const plan = new Collector();
  const texts: FolderFile[] = [];
  let guessedEncoding = false;
  for (const { path, bytes } of files) {
    yield;
    const read = decodeOr(bytes, (code) => {
      if (code !== 'empty-file') plan.skip('file-not-understood', null, leaf(path));
      else if (NOTE.test(path)) plan.skip('empty-note', null, leaf(path));
    });
    if (!read) continue;
    guessedEncoding ||= read.guessed;
    // Windows writes its own signs between folders.
    texts.push({ path: path.replaceAll('\\', '/'), text: read.text });
  }
  const day = context.answers?.baseDay ?? files[0]?.day ?? context.baseDay;
  yield* reader.read(texts, plan, { ...context, baseDay: day });
  leave(plan, archive);
  return { ...(yield* plan.plan(reader, reader.kind, day)), guessedEncoding };
}

/** What an archive holds of one app. */
interface Found {
  readonly kind: Kind;
  readonly plan: Collector;
  files: number;
  guessedEncoding: boolean;
  baseDay: DayKey;
}

/** A check list alone is none of an app that writes folders, whose texts begin with front matter. */
function isOneList({ files }: Archive): boolean {
  const [only, ...more] = files;
  if (!only || more.length > 0) return false;
  const { text } = decode(only.bytes);
  return hasCheckList(text) && !text.startsWith('---\n');
}

function* readArchive(
  bytes: Uint8Array,
  archiveName: string,
  context: ImportContext,
): Slices<ImportPlan> {
  const archive = yield* unpack(bytes, (path) => READ.test(path));
  const paths = archive.files.map(({ path }) => path.replaceAll('\\', '/'));
  const folder = isOneList(archive) ? undefined : FOLDER_READERS.find(({ fits }) => fits(paths));
  if (folder) return yield* readFolder(folder, archive, context);
  const whole = yield* withKeepPages(bytes, archive);
  // The warning beside it is for programs that do not know its JSON.
  const isZen = paths.includes('content.json');
  const found = new Map<string, Found>();
  const strange: string[] = [];
  let refusal: ImportRefusal | null = null;
  for (const { path, bytes: content, day } of whole.files) {
    const name = leaf(path);
    if (content.length === 0 || BESIDE.test(name)) continue;
    if (isZen && name === 'content.xml') continue;
    let read: Read | null = null;
    try {
      read = yield* readerOf(content, /^content\.(?:json|xml)$/.test(name) ? archiveName : name);
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error;
      refusal ??= error.code.startsWith('only-') ? error : null;
    }
    if (!read) {
      strange.push(name);
      continue;
    }
    const { reader, guessed, start } = read;
    const baseDay = context.answers?.baseDay ?? day ?? context.baseDay;
    const one = found.get(reader.app) ?? {
      kind: reader,
      plan: new Collector(),
      files: 0,
      guessedEncoding: false,
      baseDay,
    };
    found.set(reader.app, one);
    one.guessedEncoding ||= guessed;
    one.baseDay = baseDay;
    one.plan.nextFile(one.files);
    one.files += 1;
    yield* start(one.plan, { ...context, baseDay });
  }
  if (whole.left.some((path) => /\.daylio$/i.test(path)))
    refusal ??= new ImportRefusal('only-backup');
  const kinds = [...found.values()].map(({ kind: { app, kind } }) => ({ app, kind }));
  const chosen = found.get(context.answers?.app ?? '') ?? [...found.values()][0];
  // A table beside what is known belongs to it.
  if (!chosen || (refusal && chosen.kind.app === 'csv')) {
    throw refusal ?? new ImportRefusal('not-understood');
  }
  const { kind, plan, baseDay, guessedEncoding } = chosen;
  for (const name of strange) plan.skip('file-not-understood', null, name);
  for (const path of whole.unread) plan.skip('page-unread', null, leaf(path));
  leave(plan, whole);
  if (kinds.length > 1) plan.asks.kinds = kinds;
  const word = kind.app === 'todoist' ? 'Todoist backup' : kind.kind;
  return { ...(yield* plan.plan(kind, word, baseDay)), guessedEncoding };
}

/** Files that hold what can come in, in a form that only their own app reads; each has a word in `words`. */
const CLOSED: readonly (readonly [code: string, at: number, sign: string])[] = [
  ['only-database', 0, 'SQLite format 3'],
  ['only-tape', 257, 'ustar'],
];

function closedKind(bytes: Uint8Array): string | undefined {
  const is = (at: number, sign: string) =>
    [...sign].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  return CLOSED.find(([, at, sign]) => is(at, sign))?.[0];
}

function* readAny(bytes: Uint8Array, name: string, context: ImportContext): Slices<ImportPlan> {
  if (bytes.length === 0) throw new ImportRefusal('empty-file');
  if (isArchive(bytes)) return yield* readArchive(bytes, name, context);
  if (isGzip(bytes))
    return yield* readAny(yield* gunzip(bytes), name.replace(/\.gz$/i, ''), context);
  const closed = closedKind(bytes);
  if (closed !== undefined) throw new ImportRefusal(closed);
  const read = yield* readerOf(bytes, name);
  if (!read) throw new ImportRefusal('not-understood');
  const plan = new Collector();
  yield* read.start(plan, context);
  return {
    ...(yield* plan.plan(read.reader, read.reader.kind, context.baseDay)),
    guessedEncoding: read.guessed,
  };
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
  const { answers } = context;
  try {
    return yield* readAny(bytes, name, {
      ...context,
      timeZone: answers?.timeZone ?? context.timeZone,
      baseDay: answers?.baseDay ?? context.baseDay,
    });
  } catch (error) {
    if (error instanceof ArchiveError) throw new ImportRefusal(error.reason);
    throw error;
  }
}
