import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useShell, type UndoPort } from '@plainday/federation-contract';
import { announce } from '@plainday/ui-patterns';
import { applyPatch, patchBetween, type Patch } from '../model/history.logic';
import type { MindMap, Nodes } from '../model/mind-map.schema';
import { createSteps } from './create-steps';
import type { MindMaps } from './use-mind-maps';

/** Changes one map step by step: each can be taken back and done again. */
export interface MapSteps {
  /** The map as it is at this moment, ahead of what is drawn. */
  readonly now: () => Nodes;
  readonly commit: (label: string, change: (nodes: Nodes) => Nodes, series?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface Ports {
  readonly nodes: Nodes;
  readonly offer: UndoPort['offer'];
  readonly change: (by: (nodes: Nodes) => Nodes) => void;
}

function createMapSteps({ nodes, offer, change }: Ports) {
  let current = nodes;
  const steps = createSteps({
    offer,
    apply(patch: Patch) {
      current = applyPatch(current, patch);
      change((newest) => applyPatch(newest, patch));
    },
  });
  const say = (what: string, label: string | null) => label && announce(`${what}: ${label}`);
  return {
    steps,
    follow: (newest: Nodes) => void (current = newest),
    actions: {
      now: () => current,
      commit(label: string, by: (now: Nodes) => Nodes, series?: string) {
        steps.commit(label, patchBetween(current, by(current)), series);
      },
      undo: () => void say('Undone', steps.undo()),
      redo: () => void say('Done again', steps.redo()),
    },
  };
}

/** The steps of the map that is open. Draw it anew for another map. */
export function useMapSteps(map: MindMap, change: MindMaps['change']): MapSteps {
  const { undo } = useShell();
  const [{ steps, follow, actions }] = useState(() =>
    createMapSteps({
      nodes: map.nodes,
      offer: undo.offer,
      change: (by) => change(map.id, by),
    }),
  );
  useLayoutEffect(() => follow(map.nodes), [follow, map.nodes]);
  return { ...actions, ...useSyncExternalStore(steps.subscribe, steps.state) };
}
