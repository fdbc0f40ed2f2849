import type { FocusEvent } from 'react';
import { Toaster, toast } from 'sonner';
import type { ExternalToast } from 'sonner';
import { styled } from 'styled-components';
import { from } from '@plainday/ui-theme';
import type { NotifyAction } from './notify';

/** Life of a brief toast in milliseconds and how many are seen at once (spec §9, Interface). */
export const BRIEF_MS = 4000;
const VISIBLE = 3;

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
  toast(text, options);
}

/** Takes a confirmation away that no longer holds, also one that is not on screen yet. */
export function closeBrief(id: number): void {
  if (!onScreen.delete(id)) return;
  toast.dismiss(id);
  resume();
}

/* Sonner rests under a pointer; under the keyboard's focus it must be told to. */
function setDuration(duration: number) {
  onScreen.forEach(({ text, options }) => toast(text, { ...options, duration }));
}

/* A button that goes takes the focus with it without a blur: the pause would never end. */
function resume() {
  setDuration(BRIEF_MS);
}

function handleFocus() {
  setDuration(Infinity);
}

function handleBlur(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) resume();
}

const Place = styled.div`
  display: contents;
  [data-sonner-toaster] {
    font-family: var(--font);
  }
  [data-sonner-toast] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 44px;
    padding: 8px 8px 8px 16px;
    border-radius: var(--radius-m);
    background: var(--inverse);
    color: var(--on-inverse);
    box-shadow: var(--shadow);
  }
  ${from(601)} {
    [data-sonner-toast] {
      right: 0;
      width: fit-content;
      max-width: var(--width);
    }
  }
  [data-title] {
    padding: 4px 8px 4px 0;
    font: var(--type-body);
  }
  [data-button] {
    flex-shrink: 0;
    min-height: 32px;
    padding: 0 8px;
    border: 0;
    border-radius: 7px;
    background: none;
    color: var(--accent-inverse);
    font: 600 var(--type-body);
  }
  [data-button]:hover {
    background: color-mix(in oklab, currentcolor 14%, transparent);
  }
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

/** Toasts of the second style: up to three, 4 s. */
export function BriefToaster() {
  return (
    <Place onFocus={handleFocus} onBlur={handleBlur}>
      <Toaster
        position="bottom-right"
        duration={BRIEF_MS}
        visibleToasts={VISIBLE}
        expand
        containerAriaLabel="Brief notifications"
        offset={24}
        mobileOffset={{ left: 16, right: 16, bottom: 'calc(var(--bottom-bar, 62px) + 12px)' }}
        toastOptions={{ unstyled: true }}
      />
    </Place>
  );
}
