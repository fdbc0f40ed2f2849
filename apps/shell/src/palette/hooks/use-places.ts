import { useProjectsQuery } from '@plainday/data-tasks';
import type { ModuleManifest, Selection } from '@plainday/federation-contract';
import { CircleCheck, Inbox, Settings, Trash2 } from 'lucide';
import { useMemo } from 'react';
import { SETTINGS, timeViewsOf, toolsOf } from '../../selection/catalogue.logic';
import { viewHref } from '../../selection/selection.logic';
import { placesOf } from '../../shortcuts/shortcuts.logic';
import type { EntryMark, PaletteEntry } from '../model/entries';

interface Places {
  readonly modules: readonly ModuleManifest[];
  readonly hidden: readonly string[];
  readonly onOpen: (selection: Selection) => void;
}

/** The lists and tools one can go to, and the projects, each with the keys that lead there too. */
export function usePlaces({ modules, hidden, onOpen }: Places) {
  const { data: projects } = useProjectsQuery();
  return useMemo(() => {
    const keys = new Map(
      placesOf(modules, hidden).map(({ selection, shortcut }) => [viewHref(selection), shortcut]),
    );
    function place(title: string, mark: EntryMark, selection: Selection): PaletteEntry {
      const id = viewHref(selection);
      const run = () => onOpen(selection);
      return { id, title, mark, shortcut: keys.get(id), kind: 'place', run };
    }
    const tool = ({ id, title, icon }: ModuleManifest) =>
      place(title, { kind: 'icon', icon }, { kind: 'tool', toolId: id });
    return {
      tools: [
        ...timeViewsOf(modules).map(tool),
        place('All Tasks', { kind: 'icon', icon: Inbox }, { kind: 'all' }),
        place('Completed', { kind: 'icon', icon: CircleCheck }, { kind: 'trash', at: 'completed' }),
        place('Trash', { kind: 'icon', icon: Trash2 }, { kind: 'trash' }),
        place('Settings', { kind: 'icon', icon: Settings }, { kind: 'tool', toolId: SETTINGS }),
        ...toolsOf(modules, hidden).map(tool),
      ],
      projects: (projects ?? []).map(({ id, title, color }) =>
        place(title, { kind: 'project', color }, { kind: 'project', projectId: id }),
      ),
    };
  }, [modules, hidden, projects, onOpen]);
}
