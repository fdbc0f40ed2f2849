import {
  followPlaces,
  type DropPlaces,
  type PlaceFollower,
} from '@plainday/ui-patterns/drop-places';

export interface PlaceDrag extends DropPlaces {
  /** What is said beside the pointer while it is over no place: what is dragged. Empty for rows that stay. */
  readonly nameOf: (cardId: string) => string;
}

/** What a press in a row is for by itself. */
const OWN_PRESS = 'input,textarea,select,button:not([data-grip]),a,.subtasks';

/** A mouse that moves this far picks up (spec §9, Interface). CSS pixels. */
const REACH_PX = 5;

interface Press {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The row under a pressed mouse button; null where the press has a use of its own. */
function pressOf(event: PointerEvent, { nameOf }: PlaceDrag): Press | null {
  const { target, clientX: x, clientY: y } = event;
  if (event.pointerType !== 'mouse' || event.button !== 0 || !(target instanceof Element))
    return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || target.closest(OWN_PRESS)) return null;
  const id = target.closest<HTMLElement>('[data-task-id]')?.dataset.taskId;
  const name = id ? nameOf(id) : '';
  return id && name ? { id, name, x, y } : null;
}

const stop = (event: Event) => event.preventDefault();

/**
 * Drags a row with the mouse to a place outside of its list: beside the pointer stands what is dragged, and over a
 * place what letting go does. Escape ends it. Returns what presses a row, and what ends everything.
 */
export function createPlaceDrag(drag: PlaceDrag) {
  let press: Press | null = null;
  let follower: PlaceFollower | null = null;

  function end(isDone: boolean): void {
    const place = follower?.end() ?? null;
    if (follower) swallowClick();
    const id = press?.id;
    follower = null;
    press = null;
    listen(false);
    if (isDone && id && place !== null) drag.drop(id, place);
  }

  function move(event: PointerEvent): void {
    if (!press || follower) return;
    const { name } = press;
    if (event.buttons === 0) return end(false);
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < REACH_PX) return;
    getSelection()?.removeAllRanges();
    follower = followPlaces(press.id, drag, () => name);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !follower) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end(false);
  }

  const drop = () => end(true);
  const cancel = () => end(false);

  function listen(isOn: boolean): void {
    const act = isOn ? 'addEventListener' : 'removeEventListener';
    window[act]('pointermove', move as EventListener);
    window[act]('pointerup', drop);
    window[act]('pointercancel', cancel);
    window[act]('keydown', handleKey as EventListener, { capture: true });
    document[act]('selectstart', stop);
    document[act]('dragstart', stop);
  }

  return {
    start(event: PointerEvent): void {
      if (press) end(false);
      press = pressOf(event, drag);
      if (press) listen(true);
    },
    cancel,
  };
}

/** Letting go is no click, wherever it happens. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
