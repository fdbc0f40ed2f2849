import { readLocal, removeLocal, writeLocal } from '@plainday/shared-platform';
import { hashText } from '@plainday/shared-utils';
import { versionKeyOf, type LiteralKey } from '../shape/literal-keys';

/** `<version> <mark>`: a version holds for exactly the text it was written with. */
type Line = string;

/** The version of what lies under a key; 1 for what another program or an older page wrote. */
export function literalVersion(key: LiteralKey, text: string): number {
  const mark = markOf(text);
  const line = linesOf(key).find((known) => known.split(' ')[1] === mark);
  return Number(line?.split(' ')[0] ?? 1);
}

/**
 * Notes the version of a text that is about to be written. What is there now keeps its own until then, so that a crash
 * between the two writes confuses nothing. Nothing is kept beside a key as long as it has version 1.
 */
export function noteLiteralVersion(key: LiteralKey, text: string, version: number): void {
  const name = versionKeyOf(key);
  if (version === 1) return removeLocal(name);
  const before = readLocal(key);
  const lines = [`${version} ${markOf(text)}`];
  if (before !== null) lines.push(`${literalVersion(key, before)} ${markOf(before)}`);
  writeLocal(name, lines.join('\n'));
}

function linesOf(key: LiteralKey): readonly Line[] {
  return readLocal(versionKeyOf(key))?.split('\n') ?? [];
}

/** Tells texts apart: their length and a hash. */
function markOf(text: string): string {
  return `${text.length}-${hashText(text)}`;
}
