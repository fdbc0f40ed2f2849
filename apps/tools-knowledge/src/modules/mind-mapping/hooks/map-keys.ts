import { isMac } from '@plainday/shared-platform';
import { holdsMod, isEnter } from '@plainday/shared-utils';
import type { KeyboardEvent } from 'react';
import type { EditorState, MapPart } from '../model/editor';
import { directionOf } from '../model/steps.logic';
import type { MapCommands } from './create-commands';

interface KeyTarget {
  readonly id: string;
  readonly place: MapPart;
  readonly state: EditorState;
  readonly commands: MapCommands;
}

/** Keys that mean the same on the canvas and in the outline. Returns true when the key was taken. */
function handle(event: KeyboardEvent, { id, place, state, commands }: KeyTarget): boolean {
  const isSelected = state.selectedId === id && !state.isConnecting;
  const direction = directionOf(event.key);
  if (direction && event.altKey && !event.ctrlKey && !event.metaKey) {
    if (isSelected) commands.nudge(direction);
    return isSelected;
  }
  if (isSelected && event.key === 'Backspace' && holdsMod(event, isMac())) {
    commands.remove(place);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (state.isConnecting && (isEnter(event) || event.key === ' ')) {
    commands.connectTo(id);
    return true;
  }
  if (event.key === 'Escape') return commands.leave();
  if (isEnter(event) || event.key === ' ') {
    if (isSelected && isEnter(event)) commands.addSibling(place);
    else commands.select(id, place);
    return true;
  }
  if (!isSelected || event.shiftKey) return false;
  switch (event.key) {
    case 'Tab':
      commands.addChild(place);
      return true;
    case 'F2':
      commands.startText(id, place);
      return true;
    case 'Delete':
    case 'Backspace':
      commands.remove(place);
      return true;
    case 'c':
      commands.startConnecting();
      return true;
    default:
      if (!/^[1-6]$/.test(event.key)) return false;
      commands.color(Number(event.key) - 1);
      return true;
  }
}

/** Obeys the keys of a node. What is taken goes no further. */
export function handleNodeKey(event: KeyboardEvent, target: KeyTarget): boolean {
  if (event.repeat && !event.altKey) return false;
  const isTaken = handle(event, target);
  if (isTaken) event.preventDefault();
  return isTaken;
}
