import { useDeviceValue } from '@plainday/data-device';
import type { Task } from '@plainday/domain-tasks';
import type { Selection } from '@plainday/federation-contract';
import { withoutSingleKeys } from '@plainday/shared-utils';
import { Keyboard } from 'lucide';
import { sheetOf } from '../../shortcuts/shortcuts.logic';
import type { PaletteEntry, PaletteGroup } from '../model/entries';
import { findKeys } from '../model/keys.logic';
import { bestMatches, readQuery } from '../model/query.logic';
import { frequentActions, recentFirst, recentPlaces, withUse } from '../model/recent.logic';
import { paletteStore } from '../palette.store';
import { useActions, type ActionPorts } from './use-actions';
import { useFoundItems } from './use-found-items';
import { useFoundTasks } from './use-found-tasks';
import { usePlaces } from './use-places';
import { useTaskSteps } from './use-task-steps';

const TOOLS = 2;
const PROJECTS = 3;
const ACTIONS = 5;
const KEYS = 2;

export interface PalettePorts extends Omit<ActionPorts, 'text'> {
  /** The task with which more is to be done. */
  readonly subject?: Task;
  /** Keys without Ctrl, Cmd or Alt act. */
  readonly singleKeys: boolean;
  readonly onOpen: (selection: Selection) => void;
  readonly onSearch: (text: string) => void;
}

/** The groups of the palette for what was typed, and the memory of what is chosen. */
export function usePalette(typed: string, ports: PalettePorts) {
  const { scope, text } = readQuery(typed);
  const isEverything = scope === 'everything';
  const sought = isEverything ? text : '';
  const [use, setUse] = useDeviceValue(paletteStore);
  const { tools, projects } = usePlaces(ports);
  const tasks = useFoundTasks({ ...ports, use, text: sought });
  const items = useFoundItems({ ...ports, use, text: sought });
  const actions = useActions({ ...ports, text });
  const steps = useTaskSteps(ports.subject);
  const found = [...actions.found, ...(isEverything ? actions.withText : [])];
  /** What can be made of any text is chosen by nobody's Enter, unless it was asked for. */
  const needsPick = (id: string) =>
    text !== '' && !actions.isAdding && actions.withText.some((offer) => offer.id === id);

  function groups(): readonly PaletteGroup[] {
    if (ports.subject) {
      const { title } = ports.subject;
      return [{ title, entries: text ? bestMatches(steps, text) : steps }];
    }
    if (actions.isAdding) return [{ title: 'Actions', entries: actions.withText.slice(0, 1) }];
    if (scope === 'projects')
      return [{ title: 'Projects', entries: text ? bestMatches(projects, text) : projects }];
    if (scope === 'actions') return [{ title: 'Actions', entries: actions.found }];
    if (text === '') {
      return [
        { title: 'Go to', entries: recentPlaces(use, [...tools, ...projects], tasks.opened()) },
        { title: 'Actions', entries: frequentActions(use, found) },
      ];
    }
    return [
      { title: 'Tasks', entries: tasks.found },
      {
        title: 'Projects',
        entries: bestMatches(recentFirst(use, projects), text).slice(0, PROJECTS),
      },
      { title: 'Tools', entries: bestMatches(recentFirst(use, tools), text).slice(0, TOOLS) },
      {
        title: 'Actions',
        entries: [...actions.found.slice(0, ACTIONS), ...actions.withText],
      },
      ...items.groups,
      { title: 'Keys', entries: keys() },
    ];
  }

  /** What the sheet of shortcuts lists and only keys can do: the row says them, choosing it opens the sheet. */
  function keys(): readonly PaletteEntry[] {
    const done = [...tools, ...found].map(({ title }) => title);
    return findKeys(sheetOf(ports.modules, ports.hidden), text, done)
      .slice(0, KEYS)
      .map(({ title, shortcut }) => ({
        id: `keys ${title}`,
        title,
        shortcut,
        mark: { kind: 'icon', icon: Keyboard },
        kind: 'action',
        run: ports.acts.help,
      }));
  }

  /** Only keys that act are shown. */
  const withKeys = (entry: PaletteEntry): PaletteEntry =>
    ports.singleKeys || entry.shortcut === undefined
      ? entry
      : { ...entry, shortcut: withoutSingleKeys(entry.shortcut) || undefined };

  return {
    groups: groups()
      .filter(({ entries }) => entries.length > 0)
      .map(({ title, entries }) => ({ title, entries: entries.map(withKeys) })),
    /** Tools that have not answered; they are asked again. */
    silent: ports.subject ? [] : items.silent,
    needsPick,
    /** What Enter does where nothing was picked. */
    chosenFirst: (entries: readonly PaletteEntry[]) => entries.find(({ id }) => !needsPick(id)),
    /** Offered for Ctrl+Enter. */
    add: text === '' || ports.subject ? undefined : actions.withText.find(({ id }) => id === 'add'),
    remember: ({ id, kind }: PaletteEntry) => {
      if (ports.subject) return;
      setUse((current) => withUse(current, id, kind));
    },
  };
}
