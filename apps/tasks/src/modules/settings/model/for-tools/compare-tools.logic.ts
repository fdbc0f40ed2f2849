import type { Slices } from '@plainday/shared-platform';
import { compare, type Comparison } from '../archive/compare.logic';
import type { Contents } from '../archive/format';
import { withKnownMoods } from './known-moods.logic';

/** What a file brings for other tools, beside what is here. */
export interface ForTools {
  readonly contents: Contents;
  readonly here: Contents;
  readonly parts: readonly Comparison[];
  readonly fresh: number;
  readonly known: number;
}

/** What is known of notes beside their text is no thing of its own. */
const MARKS = 'note-marks';

function idsIn(text: string): readonly string[] {
  try {
    const items = JSON.parse(text) as unknown;
    return Array.isArray(items)
      ? items.map((item: { id?: unknown } | null) => String(item?.id))
      : [];
  } catch {
    return [];
  }
}

/** The entries of a list that is kept as one text, each by its id. */
function comparedText(key: string, text: string, here: Contents): Comparison {
  const mine = new Set(idsIn(here.texts.find((one) => one.key === key)?.value ?? '[]'));
  const ids = idsIn(text);
  const same = ids.filter((id) => mine.has(id)).length;
  const alone = mine.size - same;
  return { kind: 'local', name: key, fresh: ids.length - same, same, different: 0, alone };
}

/** How what a file brings for other tools stands to what is here. */
export function* forTools(brought: Contents, here: Contents): Slices<ForTools> {
  const contents = withKnownMoods(brought, here);
  const device = new Map([...contents.device].filter(([name]) => name !== MARKS));
  const parts = [
    ...(yield* compare({ tables: contents.tables, device, texts: [] }, here)),
    ...contents.texts.map(({ key, value }) => comparedText(key, value, here)),
  ];
  const sum = (of: (part: Comparison) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  return {
    contents,
    here,
    parts,
    fresh: sum(({ fresh }) => fresh),
    known: sum(({ same, different }) => same + different),
  };
}
