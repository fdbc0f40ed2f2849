import { homeOf } from './focus-home';

/** A message says its number, of which the highest is the newest; a button may say that it is the answer. */
const MESSAGE = '[data-message]';
const ANSWER = '[data-answer]';
/** What holds the toasts. */
const REGION = '[aria-label$="(F8)"]';
/** What one does not go back to once it has closed. */
const WINDOW = '[role="dialog"], [role="alertdialog"]';
/** A toast that is on its way out, or below those that are seen. */
const HIDDEN = '[data-removed="true"], [data-visible="false"], [data-state="closed"]';

/** The boxes of the messages that are seen, the newest first. */
function messages(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(MESSAGE)]
    .sort((a, b) => Number(b.dataset['message']) - Number(a.dataset['message']))
    .map((mark) => mark.closest('li') ?? mark)
    .filter((box) => !box.matches(HIDDEN));
}

function boxOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Node ? messages().find((box) => box.contains(target)) : undefined;
}

/** Goes to the action of the newest message, from there to the one before it. Returns false where there is none. */
export function goToMessage(): boolean {
  const boxes = messages();
  const at = boxes.findIndex((box) => box.contains(document.activeElement));
  const box = boxes[(at + 1) % boxes.length];
  if (!box) return false;
  const answer = box.querySelector<HTMLElement>(ANSWER) ?? box.querySelector('button');
  (answer ?? box).focus();
  return true;
}

/** In a message, in the place that one has left, or nowhere. */
function isWithMessages(active: Element | null): boolean {
  return (
    active === document.body || active?.closest(REGION) !== null || boxOf(active) !== undefined
  );
}

/**
 * F8 leads to the action of the newest message, pressed again to the one before it. Whoever has answered a message or
 * left it with Escape is where they were before.
 */
export function leadToMessages(): () => void {
  let from: Element | null = null;
  /** Had the focus last in the page: a window that closes on its way to a message leaves no trace of where one was. */
  let inPage: Element | null = null;

  function handleFocusIn({ target, relatedTarget }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    if (!boxOf(target)) {
      if (!target.closest(`${REGION}, ${WINDOW}`)) inPage = target;
    } else if (!boxOf(relatedTarget)) {
      from = relatedTarget instanceof Element ? relatedTarget : inPage;
    }
  }

  function goBack(): void {
    if (!isWithMessages(document.activeElement)) return;
    const home = from instanceof HTMLElement && from.isConnected ? from : homeOf(null);
    from = null;
    home?.focus({ preventScroll: true });
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Escape' && boxOf(document.activeElement)) {
      boxOf(document.activeElement)?.querySelector<HTMLElement>('[data-close-button]')?.click();
      setTimeout(goBack);
    }
    if (key !== 'F8' || altKey || ctrlKey || metaKey || shiftKey) return;
    if (goToMessage()) event.preventDefault();
  }

  /** The press of a button in a message: soon it is gone. Whatever leads elsewhere has then done so. */
  function handleClick({ target }: MouseEvent): void {
    const isPress = target instanceof Element && target.closest('button') !== null;
    if (isPress && from && boxOf(target)) setTimeout(goBack);
  }

  document.addEventListener('focusin', handleFocusIn);
  document.addEventListener('keydown', handleKey, { capture: true });
  document.addEventListener('click', handleClick, { capture: true });
  return () => {
    document.removeEventListener('focusin', handleFocusIn);
    document.removeEventListener('keydown', handleKey, { capture: true });
    document.removeEventListener('click', handleClick, { capture: true });
  };
}
