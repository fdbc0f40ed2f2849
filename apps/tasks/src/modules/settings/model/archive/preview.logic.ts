import type { ListedModule } from '@plainday/federation-contract';
import { ownersOf, storesOf } from '../stored.logic';
import type { Comparison } from './compare.logic';

/** What an archive would bring to one tool. */
export interface PreviewPart extends Omit<Comparison, 'kind' | 'name'> {
  readonly title: string;
}

const SETTINGS = 'Notes, goals and preferences';

function titleOf({ kind, name }: Comparison, modules: readonly ListedModule[]): string {
  const literal = modules.find((module) => storesOf(module).literal.includes(name));
  if (kind === 'local') return literal?.title ?? SETTINGS;
  if (kind === 'table') return ownersOf(modules).get(name)?.title ?? name.replace(/_/g, ' ');
  return modules.find((module) => storesOf(module).device.includes(name))?.title ?? 'Other data';
}

/** What an archive would bring, tool by tool, in the order of the sidebar. Tools for which it has nothing are left out. */
export function previewParts(
  parts: readonly Comparison[],
  modules: readonly ListedModule[],
): readonly PreviewPart[] {
  const byTitle = new Map<string, PreviewPart>();
  for (const part of parts) {
    const title = titleOf(part, modules);
    const before = byTitle.get(title) ?? { title, fresh: 0, same: 0, different: 0, alone: 0 };
    byTitle.set(title, {
      title,
      fresh: before.fresh + part.fresh,
      same: before.same + part.same,
      different: before.different + part.different,
      alone: before.alone + part.alone,
    });
  }
  const order = [...modules].sort((a, b) => a.order - b.order).map(({ title }) => title);
  const rank = (title: string) => (order.includes(title) ? order.indexOf(title) : order.length);
  return [...byTitle.values()]
    .filter(({ fresh, same, different }) => fresh + same + different > 0)
    .sort((a, b) => rank(a.title) - rank(b.title));
}
