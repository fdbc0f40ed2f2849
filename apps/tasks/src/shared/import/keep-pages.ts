import { ArchiveError, unpack, type Archive } from '@plainday/shared-utils/archive';
import type { Slices } from '@plainday/shared-platform';
import { isKeepPage } from './apps/notes/keep-page';

const PAGE = /\.html?$/i;
/** By then a page has said what it is. */
const BEGIN = 64_000;

/** Tells of pages whether JSON beside them says the same. */
export function twinsOf({ files }: Archive): (path: string) => boolean {
  const known = new Set(files.map(({ path }) => path));
  return (path) => PAGE.test(path) && known.has(path.replace(PAGE, '.json'));
}

/** An archive with the pages of Keep in it that nothing beside them says once more. */
export function* withKeepPages(
  bytes: Uint8Array,
  archive: Archive,
): Slices<Archive & { readonly unread: readonly string[] }> {
  const isTwin = twinsOf(archive);
  const alone = new Set(archive.left.filter((path) => PAGE.test(path) && !isTwin(path)));
  if (alone.size === 0) return { ...archive, unread: [] };
  const rest = archive.left.filter((path) => !alone.has(path));
  try {
    const pages = yield* unpack(bytes, (path) => alone.has(path));
    const files = [...archive.files];
    const left = [...rest, ...pages.left.filter((path) => alone.has(path))];
    for (const file of pages.files) {
      const text = new TextDecoder().decode(file.bytes.subarray(0, BEGIN));
      if (isKeepPage({ text })) files.push(file);
      else left.push(file.path);
      yield;
    }
    return { files, left, hidden: archive.hidden, unread: [] };
  } catch (error) {
    // What was read without them is read still.
    if (!(error instanceof ArchiveError) || archive.files.length === 0) throw error;
    return { ...archive, left: rest, unread: [...alone] };
  }
}
