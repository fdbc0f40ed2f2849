import { newId, systemClock } from '@plainday/shared-platform';
import type { Entry } from '../model/entry.schema';
import { readEntry, writeFolder } from '../model/markdown-folder.logic';
import { pack, textOf, unpack } from '../model/zip.logic';

/** How long a browser may take to begin the download. */
const RELEASE_MS = 10_000;

/** What was read of some files. */
export interface ReadFolder {
  readonly entries: readonly Entry[];
  /** Files that hold no entry, or one that is refused. */
  readonly refused: number;
}

/** Gives the entries to the browser as an archive of Markdown files. */
export function downloadFolder(entries: readonly Entry[], day: string): void {
  const blob = new Blob([pack(writeFolder(entries))], { type: 'application/zip' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `knowledge-base-${day}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}

async function textsOf(file: File): Promise<{ texts: [string, string][]; skipped: number }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!/\.zip$/i.test(file.name)) return { texts: [[file.name, textOf(bytes)]], skipped: 0 };
  const { files, skipped } = unpack(bytes);
  return { texts: Object.entries(files), skipped };
}

/** Reads archives and Markdown files. Rejects where an archive is none. */
export async function readFolder(files: readonly File[]): Promise<ReadFolder> {
  const entries: Entry[] = [];
  let refused = 0;
  for (const file of files) {
    const { texts, skipped } = await textsOf(file);
    refused += skipped;
    for (const [path, text] of texts) {
      const entry = readEntry(path, text, { id: newId(), now: systemClock.now() });
      if (entry) entries.push(entry);
      else refused += 1;
    }
  }
  return { entries, refused };
}
