import { useEffect, type FocusEvent } from 'react';
import { Toaster, toast } from 'sonner';
import type { ExternalToast } from 'sonner';
import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import type { NotifyAction } from './notify';

/** Life of a brief toast in milliseconds and how many are seen at once (spec §9, Interface). */
const BRIEF_MS = 4000;
const VISIBLE = 3;
/** F8 leads to both styles, by one rule for the whole page. */
const NO_HOTKEY: string[] = [];

/** How long a message stays: for ever where the person chose so. */
let lifeMs = BRIEF_MS;

const onScreen = new Map<number, { readonly text: string; readonly options: ExternalToast }>();

/** Shows a short confirmation, with its way back where there is one. */
export function showBrief(id: number, text: string, action?: NotifyAction): void {
  const forget = () => void onScreen.delete(id);
  const options: ExternalToast = {
    id,
    action: action && {
      label: action.label,
      onClick: () => {
        onScreen.delete(id);
        resume();
        action.run();
      },
    },
    onDismiss: forget,
    onAutoClose: forget,
  };
  onScreen.set(id, { text, options });
  say(id, text, options);
}

/* The number says which message is the newest. */
function say(id: number, text: string, options: ExternalToast): void {
  toast(<span data-message={id}>{text}</span>, options);
}

/** Takes a confirmation away that no longer holds, also one that is not on screen yet. */
export function closeBrief(id: number): void {
  if (!onScreen.delete(id)) return;
  toast.dismiss(id);
  resume();
}

/* Sonner rests under a pointer; under the keyboard's focus it must be told to. */
function setDuration(duration: number) {
  onScreen.forEach(({ text, options }, id) => say(id, text, { ...options, duration }));
}

/* A button that goes takes the focus with it without a blur: the pause would never end. */
function resume() {
  setDuration(lifeMs);
}

function handleFocus() {
  setDuration(Infinity);
}

function handleBlur(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) resume();
}

const Place = styled.div`
  display: contents;
  /* Nothing below a dialog can be used, and its buttons are in the middle. */
  body[data-scroll-locked] & {
    --messages-right: initial;
    --messages-width: initial;
  }
  && [data-sonner-toaster] {
    right: var(--messages-right, 24px);
    left: auto;
    width: var(--messages-width, 356px);
    font-family: var(--font);
  }
  [data-sonner-toast] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    min-height: 44px;
    padding: 8px 8px 8px 16px;
    border-radius: var(--radius-m);
    background: var(--inverse);
    color: var(--on-inverse);
    box-shadow: var(--shadow);
  }
  && [data-sonner-toast] {
    right: 0;
    left: auto;
    width: fit-content;
    max-width: 100%;
  }
  ${phone} {
    && [data-sonner-toaster] {
      right: var(--messages-right, 16px);
      width: var(--messages-width, calc(100vw - 32px));
    }
  }
  /* Where there is no room for both, the buttons stand below the words. */
  [data-content] {
    flex: 1 1 9rem;
  }
  [data-title] {
    padding: 4px 8px 4px 0;
    font: var(--type-body);
  }
  [data-button] {
    flex-shrink: 0;
    min-height: 32px;
    margin-inline-start: auto;
    padding: 0 8px;
    border: 0;
    border-radius: 7px;
    background: none;
    color: var(--accent-inverse);
    font: 600 var(--type-body);
  }
  [data-close-button] {
    order: 1;
    display: grid;
    flex-shrink: 0;
    place-items: center;
    width: 32px;
    height: 32px;
    margin-left: -8px;
    padding: 0;
    border: 0;
    border-radius: 7px;
    background: none;
    color: inherit;
  }
  [data-close-button]:hover,
  [data-button]:hover {
    background: color-mix(in oklab, currentcolor 14%, transparent);
  }
  [data-close-button]:focus-visible,
  [data-button]:focus-visible {
    outline: 2px solid var(--accent-inverse);
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    [data-sonner-toast] {
      border: 1px solid CanvasText;
    }
  }
`;

/** Toasts of the second style: up to three, 4 s, or until they are closed. */
export function BriefToaster({ stays }: { readonly stays: boolean }) {
  useEffect(() => {
    lifeMs = stays ? Infinity : BRIEF_MS;
    resume();
  }, [stays]);
  return (
    <Place role="region" aria-label="Brief messages (F8)" onFocus={handleFocus} onBlur={handleBlur}>
      <Toaster
        position="bottom-right"
        duration={stays ? Infinity : BRIEF_MS}
        closeButton={stays}
        visibleToasts={VISIBLE}
        expand
        hotkey={NO_HOTKEY}
        // The name of a live region is said before all that is said in it.
        customAriaLabel=""
        // Clear of what lies there already: a reminder, the bar of selected tasks.
        offset={{ bottom: 'max(24px, var(--covered, 0px))' }}
        mobileOffset={{ bottom: 'max(var(--bottom-bar, 62px) + 12px, var(--covered, 0px))' }}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: 'Close' }}
      />
    </Place>
  );
}
