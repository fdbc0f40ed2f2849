import { decodeText, unpack } from '@plainday/shared-utils/archive';
import { inSlices, newId, systemClock } from '@plainday/shared-platform';
import type { Entry } from '../model/entry.schema';
import { readEntry, writeFolder } from '../model/markdown-folder.logic';
import { withLinksBetween, type ReadFile } from '../model/relative-links.logic';
import { pack } from '../model/zip.logic';

/** How long a browser may take to begin the download. */
const RELEASE_MS = 10_000;

/** What was read of some files. */
export interface ReadFolder {
  readonly entries: readonly Entry[];
  /** Files that were left out, each with the reason. */
  readonly left: readonly string[];
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

const MARKDOWN = /\.(?:md|markdown)$/i;
/** A larger file would stop the page, or is no note. */
const FILE_BYTES = 5_000_000;

interface Unpacked {
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly left: readonly string[];
}

async function filesOf(file: File): Promise<Unpacked> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!/\.zip$/i.test(file.name)) return { files: [{ path: file.name, bytes }], left: [] };
  return inSlices(unpack(bytes, (path) => MARKDOWN.test(path), { fileBytes: FILE_BYTES }));
}

/** Reads archives and Markdown files. Rejects where an archive is none. */
export async function readFolder(files: readonly File[]): Promise<ReadFolder> {
  const left: string[] = [];
  const read: ReadFile[] = [];
  const ids = new Set<string>();
  for (const file of files) {
    const unpacked = await filesOf(file);
    left.push(...unpacked.left.map((path) => `${path} (no Markdown)`));
    for (const { path, bytes } of unpacked.files) {
      const text = decodeText(bytes)?.text ?? null;
      const made = { id: newId(), now: systemClock.now() };
      const entry = text === null ? null : readEntry(path, text, made);
      if (!entry) left.push(`${path} (${text === null ? 'no text' : 'empty'})`);
      // A copy of an exported file that was changed is an entry of its own.
      else read.push({ path, entry: ids.has(entry.id) ? { ...entry, id: made.id } : entry });
      if (entry) ids.add(entry.id);
    }
  }
  return { entries: withLinksBetween(read), left };
}
