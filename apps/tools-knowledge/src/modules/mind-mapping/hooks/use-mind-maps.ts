import { useState } from 'react';
import { useDeviceList } from '@plainday/data-device';
import { useShell, useToolPlace } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { latestOf, newMap } from '../model/maps.logic';
import type { MindMap, Nodes } from '../model/mind-map.schema';
import { mindMaps } from '../model/mind-maps.store';

/** The place in which there is no map yet. */
const NEW = 'new';

/**
 * The maps of this device, the one that is open, and what can be done with them.
 *
 * @param goTo Opens the map with an id; without one the map that was open last.
 */
export function useMindMaps(goTo: (at?: string) => void) {
  const { undo } = useShell();
  const { items, ready, status, put, update, remove } = useDeviceList(mindMaps);
  const at = useToolPlace();
  // The map that was open stays open, whatever another tab changes meanwhile.
  const [lastId, setLastId] = useState<string | null>(null);
  const [freshId, setFreshId] = useState<string | null>(null);
  const find = (id: string | null | undefined) => items.find((map) => map.id === id);
  const open = at === NEW ? undefined : (find(at) ?? find(lastId) ?? latestOf(items));
  if (open && open.id !== lastId) setLastId(open.id);

  return {
    maps: items.toSorted((a, b) => a.title.localeCompare(b.title)),
    open,
    ready,
    status,
    goTo,
    /** The map that was made here last: the keyboard goes on in it. */
    freshId,
    startNew: () => goTo(NEW),
    /** Changes the newest state of a map. */
    change(id: string, by: (nodes: Nodes) => Nodes): void {
      const updatedAt = new Date(systemClock.now()).toISOString();
      update(id, (map) => ({ ...map, nodes: [...by(map.nodes)], updatedAt }));
    },
    /** Keeps a new map and opens it. */
    create(nodes: Nodes): void {
      const map = newMap(nodes, { id: newId(), now: systemClock.now() });
      put(map);
      setFreshId(map.id);
      const [first] = nodes;
      const label =
        nodes.length === 1 ? `Node added: “${first?.text}”` : `${nodes.length} nodes added`;
      undo.offer(label, () => {
        remove(map.id);
        goTo();
      });
      goTo(map.id);
    },
    rename(map: MindMap, title: string): void {
      if (title === map.title) return;
      update(map.id, (now) => ({ ...now, title }));
      undo.offer(`“${map.title}” is now “${title}”`, () =>
        update(map.id, (now) => ({ ...now, title: map.title })),
      );
    },
    remove(map: MindMap): void {
      remove(map.id);
      undo.offer(`“${map.title}” deleted`, () => {
        put(map);
        goTo(map.id);
      });
      goTo();
    },
  };
}

/** The maps and what can be done with them. */
export type MindMaps = ReturnType<typeof useMindMaps>;
