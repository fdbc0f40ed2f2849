import { announce } from '../states/announce';

/** What takes a dragged card outside of its list: an element of the page whose `data-drop-place` names it. */
export interface DropPlaces {
  /** What letting go there would do, in words; empty where nothing would come of it. */
  readonly say: (cardId: string, place: string) => string;
  readonly drop: (cardId: string, place: string) => void;
}

/** A pointer on its way to a place. */
export interface PlaceFollower {
  /** Ends it; returns the place the pointer is over, null for none. */
  readonly end: () => string | null;
}

/** How far the words stand from the pointer, in CSS pixels. */
const OFFSET_PX = 14;

function createHint(): HTMLElement {
  const hint = document.createElement('div');
  hint.setAttribute('aria-hidden', 'true');
  Object.assign(hint.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '1000',
    maxWidth: '280px',
    padding: '7px 12px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--surface)',
    boxShadow: 'var(--shadow)',
    color: 'var(--text)',
    font: '500 var(--type-small)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  });
  document.body.append(hint);
  return hint;
}

const MARK = { outline: '2px solid var(--accent)', outlineOffset: '-2px' };
const NO_MARK = { outline: '', outlineOffset: '' };

function placeAt(x: number, y: number): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-drop-place]');
    if (place) return place;
  }
  return null;
}

/** Follows the pointer with words: what letting go would do over a place, which is marked, and `otherwise` elsewhere. */
export function followPlaces(
  cardId: string,
  places: DropPlaces | undefined,
  otherwise: (event: PointerEvent) => string = () => '',
): PlaceFollower {
  const hint = createHint();
  let over: HTMLElement | null = null;

  function mark(next: HTMLElement | null): void {
    if (next === over) return;
    if (over) Object.assign(over.style, NO_MARK);
    if (next) Object.assign(next.style, MARK);
    over = next;
    if (next) announce(hint.textContent ?? '');
  }

  function move(event: PointerEvent): void {
    const { clientX, clientY } = event;
    const place = placeAt(clientX, clientY);
    const said = (place && places?.say(cardId, place.dataset.dropPlace ?? '')) ?? '';
    hint.textContent = said || otherwise(event);
    hint.hidden = hint.textContent === '';
    mark(said ? place : null);
    hint.style.transform = `translate(${clientX + OFFSET_PX}px, ${clientY + OFFSET_PX}px)`;
  }

  hint.hidden = true;
  addEventListener('pointermove', move, { capture: true });
  return {
    end() {
      const place = over?.dataset.dropPlace ?? null;
      removeEventListener('pointermove', move, { capture: true });
      mark(null);
      hint.remove();
      return place;
    },
  };
}
