import { useState, useSyncExternalStore } from 'react';
import { idle, type EditorState } from '../model/editor';
import { createCommands, type CommandPorts } from './create-commands';
import type { MapSteps } from './use-map-steps';

function createEditor(steps: CommandPorts['steps'], start: Partial<EditorState>) {
  const listeners = new Set<() => void>();
  let state: EditorState = { ...idle, ...start };
  const set = (change: Partial<EditorState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  return {
    commands: createCommands({ steps, set, state: () => state }),
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Selection, fields and commands of the map that is open; `start` is where one begins. */
export function useMapEditor(steps: MapSteps, start: Partial<EditorState>) {
  const [editor] = useState(() => createEditor(steps, start));
  return {
    state: useSyncExternalStore(editor.subscribe, editor.state),
    commands: editor.commands,
  };
}
