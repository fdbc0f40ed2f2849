import { inSlices } from '@plainday/shared-platform';
import { isLetter } from '../apps/mail/is-letter';
import { ImportRefusal, type ImportContext, type ImportPlan } from '../plan';
import { readFile } from '../read-file';

/** Larger files are refused before they are opened. */
const FILE_MAX = 100_000_000;

/** A file, and what it cannot say of itself. */
export interface ReadRequest {
  readonly file: File;
  readonly context: ImportContext;
}

async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > FILE_MAX) throw new ImportRefusal('too-large');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ImportRefusal('unread');
  });
  return new Uint8Array(bytes);
}

async function work(bytes: Uint8Array, name: string, context: ImportContext) {
  if (!isLetter(bytes)) return readFile(bytes, name, context);
  const { readLetter } = await import(/* webpackChunkName: "letter" */ '../apps/mail/letter');
  return (await readLetter(bytes))(context);
}

/** What a file would bring, read where it is called. Null once it was stopped. */
export async function readHere(
  { file, context }: ReadRequest,
  signal: AbortSignal,
): Promise<ImportPlan | null> {
  return inSlices(await work(await bytesOf(file), file.name, context), signal);
}
