import { actionOf, gestureOf, sideOf, type Gesture, type SwipeAction } from './swipe.logic';

/** What swipes over a list do. */
export interface SwipePort {
  /** False for rows that do not swipe. */
  readonly canSwipe: (id: string) => boolean;
  /** Something has been picked up by a resting finger: it is moved, not swiped. */
  readonly isBusy: () => boolean;
  readonly act: (id: string, action: SwipeAction, row: HTMLElement) => void;
}

const LABELS: Readonly<Record<SwipeAction, string>> = {
  complete: 'Complete',
  schedule: 'Schedule',
};

/** The words under the row that slides away; the buttons say the same to everybody else. */
function createHint(): HTMLElement {
  const hint = document.createElement('span');
  hint.setAttribute('aria-hidden', 'true');
  Object.assign(hint.style, {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    padding: '0 20px',
    borderRadius: 'inherit',
    font: '600 var(--type-small)',
    pointerEvents: 'none',
  });
  return hint;
}

function paint(hint: HTMLElement, dx: number): void {
  const side = sideOf(dx);
  const tone = side === 'complete' ? 'green' : 'accent';
  const isArmed = actionOf(dx) !== null;
  hint.textContent = LABELS[side];
  hint.style.justifyContent = side === 'complete' ? 'flex-start' : 'flex-end';
  hint.style.background = `var(--${tone}-soft)`;
  hint.style.color = `var(--${side === 'complete' ? 'green' : 'accent-text'})`;
  hint.style.opacity = isArmed ? '1' : '0.75';
}

interface Swipe {
  readonly id: string;
  readonly row: HTMLElement;
  readonly card: HTMLElement;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  gesture: Gesture;
  hint: HTMLElement | null;
  dx: number;
}

/**
 * Swipes of one finger over the rows of a list. The browser keeps every gesture that goes up or down: the rows say
 * `touch-action: pan-y`, and a finger that begins that way is never taken. `first` is the finger for which this was
 * fetched.
 */
export function attachSwipes(list: HTMLElement, port: SwipePort, first: PointerEvent): () => void {
  let swipe: Swipe | null = null;

  function end(isDone: boolean): void {
    if (!swipe) return;
    const { id, row, card, hint, dx, gesture } = swipe;
    swipe = null;
    hint?.remove();
    card.style.transform = '';
    card.style.position = '';
    card.style.background = '';
    const action = isDone && gesture === 'swipe' ? actionOf(dx) : null;
    if (action) port.act(id, action, row);
  }

  function start(event: PointerEvent): void {
    end(false);
    const { target } = event;
    if (event.pointerType !== 'touch' || !event.isPrimary || !(target instanceof Element)) return;
    const row = target.closest<HTMLElement>('[data-task-id]');
    const card = row?.querySelector<HTMLElement>('.card,.line');
    const id = row?.dataset.taskId;
    if (!row || !card || id === undefined || !port.canSwipe(id)) return;
    if (target.closest('textarea,input:not([type="checkbox"]),.handle')) return;
    const { pointerId, clientX: x, clientY: y } = event;
    swipe = { id, row, card, pointerId, x, y, gesture: 'undecided', hint: null, dx: 0 };
  }

  function move(event: PointerEvent): void {
    if (!swipe || event.pointerId !== swipe.pointerId) return;
    const dx = event.clientX - swipe.x;
    if (swipe.gesture === 'undecided') swipe.gesture = gestureOf(dx, event.clientY - swipe.y);
    if (swipe.gesture === 'none' || port.isBusy()) return end(false);
    if (swipe.gesture === 'undecided') return;
    if (!swipe.hint) {
      swipe.hint = createHint();
      swipe.row.prepend(swipe.hint);
      swipe.card.style.position = 'relative';
      swipe.card.style.background = 'var(--bg)';
      list.setPointerCapture(swipe.pointerId);
    }
    swipe.dx = dx;
    swipe.card.style.transform = `translateX(${dx}px)`;
    paint(swipe.hint, dx);
  }

  const finish = () => end(true);
  const cancel = () => end(false);
  start(first);
  list.addEventListener('pointerdown', start);
  list.addEventListener('pointermove', move);
  list.addEventListener('pointerup', finish);
  list.addEventListener('pointercancel', cancel);
  return () => {
    cancel();
    list.removeEventListener('pointerdown', start);
    list.removeEventListener('pointermove', move);
    list.removeEventListener('pointerup', finish);
    list.removeEventListener('pointercancel', cancel);
  };
}
