import type { CommandManifest, ModuleManifest } from '@plainday/federation-contract';
import { matchesText, withoutSingleKeys } from '@plainday/shared-utils';
import { UNDO_SHORTCUT } from '@plainday/ui-patterns';
import { FIXED_PLACES, SHELL_SHORTCUTS, type GoToPlace } from './shell-shortcuts';

/** A heading of the sheet and what stands below it. */
export interface ShortcutGroup {
  readonly title: string;
  readonly rows: readonly { readonly title: string; readonly shortcut: string }[];
}

/** The name a manifest gives to the command that opens its module, and how its keys begin. */
const OPEN = 'open';
const GO = /^g \S$/;

const leadsToModule = ({ id, shortcut }: CommandManifest) =>
  id === OPEN && shortcut !== undefined && GO.test(shortcut);

function withoutSingle({ title, shortcut }: ShortcutGroup['rows'][number]) {
  const left = withoutSingleKeys(shortcut);
  return left === '' ? [] : [{ title, shortcut: left }];
}

function shown(modules: readonly ModuleManifest[], hidden: readonly string[]) {
  return modules.filter(({ id }) => !hidden.includes(id)).sort((a, b) => a.order - b.order);
}

/** Where G and another key lead: the fixed places, and the tools of the release that are not hidden. First come, first served. */
export function placesOf(
  modules: readonly ModuleManifest[],
  hidden: readonly string[],
): readonly GoToPlace[] {
  const places = [...FIXED_PLACES];
  for (const { id, title, commands = [] } of shown(modules, hidden)) {
    const { shortcut } = commands.find(leadsToModule) ?? {};
    if (shortcut === undefined || places.some((place) => place.shortcut === shortcut)) continue;
    places.push({ id: `go-${id}`, title, shortcut, selection: { kind: 'tool', toolId: id } });
  }
  return places;
}

/** The sheet: what works everywhere, the places, and what each module lists in its manifest; only keys that act. */
export function sheetOf(
  modules: readonly ModuleManifest[],
  hidden: readonly string[],
  singleKeys = true,
): readonly ShortcutGroup[] {
  const groups = new Map<string, ShortcutGroup['rows'][number][]>([
    ['Everywhere', [...SHELL_SHORTCUTS, UNDO_SHORTCUT]],
    ['Go to', [...placesOf(modules, hidden)]],
  ]);
  for (const module of shown(modules, hidden)) {
    for (const command of module.commands ?? []) {
      const { title, shortcut, group = module.title } = command;
      if (shortcut === undefined || leadsToModule(command)) continue;
      groups.set(group, [...(groups.get(group) ?? []), { title, shortcut }]);
    }
  }
  return [...groups].flatMap(([title, all]) => {
    const rows = singleKeys ? all : all.flatMap(withoutSingle);
    return rows.length > 0 ? [{ title, rows }] : [];
  });
}

/** What of the sheet answers a search: groups that are called so, whole, and rows. The group of the open tool comes first. */
export function foundIn(
  sheet: readonly ShortcutGroup[],
  text: string,
  place: string,
): readonly ShortcutGroup[] {
  const found = sheet.flatMap(({ title, rows }) => {
    const left = matchesText(title, text)
      ? rows
      : rows.filter((row) => matchesText(row.title, text));
    return left.length > 0 ? [{ title, rows: left }] : [];
  });
  const isHere = ({ title }: ShortcutGroup) => title === place;
  return [...found.filter(isHere), ...found.filter((group) => !isHere(group))];
}
