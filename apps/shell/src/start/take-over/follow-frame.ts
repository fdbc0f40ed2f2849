import { readStoredSession } from '@plainday/data-supabase';
import { ADD_PLACEHOLDER, FRAMES_ID, TYPED_EVENT } from '@plainday/shared-platform/start';
import { goOnIn, typingIn, type Typing } from './hand-over';

const ADD_BAR = `main input[placeholder="${ADD_PLACEHOLDER}"]`;
const EMAIL = 'input[name="email"]';

/** How long the frame waits for the app to show rows where it shows some itself. Milliseconds. */
const ROWS_LIMIT_MS = 4_000;
const ROWS_STEP_MS = 200;

export interface FrameOptions {
  /** Tasks that were typed into the frame are on their way into the list. */
  readonly isTaking: () => boolean;
}

const userNow = () => readStoredSession()?.user.id;

/**
 * Lets the app take the place of the first frame, before anybody sees the one without the other: when the field is
 * there that goes on with what is typed, nothing is being composed in it, and rows have not gone. A screen that has no
 * such field takes the place at once; the text waits for one. Returns what looks again.
 */
export function followFrame(root: HTMLElement, { isTaking }: FrameOptions): () => void {
  const frames = document.getElementById(FRAMES_ID);
  const { dataset } = document.documentElement;
  const field = frames?.querySelector<HTMLInputElement>(`#frame-${dataset.frame} input`) ?? null;
  const target = dataset.frame === 'auth' ? EMAIL : ADD_BAR;
  const userId = userNow();
  let isComposing = false;
  let isTurnedTo = false;
  let waitsUntil: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Typing | null = null;

  const observer = new MutationObserver(look);

  function look(): void {
    // A session that is being found out looks like the frame.
    if (!root.querySelector('h1, main:not([aria-busy])')) return;
    const next = root.querySelector<HTMLInputElement>(target);
    if (!frames?.isConnected) goOn(next);
    else if (next && field) {
      if (!isComposing && hasRows()) leave(typingIn(field), next);
    } else if (field && waitsForTool()) standBeside();
    else if (field || isTurnedTo || hasRows()) leave(field && typingIn(field), null);
  }

  /** Whoever uses what stands beside a picture of rows has turned to it. */
  function turn(): void {
    isTurnedTo = true;
    if (frames?.isConnected && !field) look();
  }

  /** Whether the tool with the add bar is still to come, or cannot be shown. */
  function waitsForTool(): boolean {
    return root.querySelector('[data-waiting="All Tasks"]') !== null;
  }

  /** The menus of the app are there; and where the tool has failed the card that says so, below what goes on living. */
  function standBeside(): void {
    // Who tries again stays on the page that is in sight.
    const hasFailed =
      dataset.beside === 'failed' || root.querySelector('[data-waiting] [role="alert"]') !== null;
    dataset.beside = hasFailed ? 'failed' : '';
    const height = frames?.querySelector<HTMLElement>('.f-live')?.offsetHeight ?? 0;
    document.documentElement.style.setProperty('--live', hasFailed ? `${height}px` : '0px');
  }

  /** Whether the list has come, and what was typed with it, where the frame has rows. */
  function hasRows(): boolean {
    if (!frames?.querySelector('.f-row, .f-kept > *')) return true;
    const isLoading = [...root.querySelectorAll('main [role="status"]')].some((status) =>
      status.textContent.startsWith('Loading'),
    );
    // What is not sent yet shows above a list that is still to come.
    const isWaiting = isTaking() || (isLoading && !root.querySelector('main li'));
    if (!isWaiting || dataset.beside === 'failed') return true;
    dataset.beside = '';
    waitsUntil ??= performance.now() + ROWS_LIMIT_MS;
    if (performance.now() > waitsUntil) return true;
    clearTimeout(timer);
    timer = setTimeout(look, ROWS_STEP_MS);
    return false;
  }

  function leave(typing: Typing | null, next: HTMLInputElement | null): void {
    clearTimeout(timer);
    delete dataset.frame;
    delete dataset.beside;
    waiting = typing;
    goOn(next);
    if (typing?.hasFocus && !next) root.querySelector('h1')?.focus({ preventScroll: true });
    frames?.remove();
  }

  function goOn(next: HTMLInputElement | null): void {
    if (waiting && next && userId === userNow()) {
      goOnIn(next, waiting);
      waiting = null;
    } else if (waiting) waiting = waiting.text === '' ? null : { ...waiting, hasFocus: false };
    if (!waiting) observer.disconnect();
  }

  // A row more needs more room.
  document.addEventListener(TYPED_EVENT, () => frames?.isConnected && look());
  for (const type of ['click', 'keydown']) document.addEventListener(type, turn, { once: true });
  field?.addEventListener('compositionstart', () => (isComposing = true));
  field?.addEventListener('compositionend', () => {
    isComposing = false;
    // The text of the composition is in the field by then.
    setTimeout(look);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return look;
}
