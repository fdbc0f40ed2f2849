import { useEffect } from 'react';
import { Toast as Radix } from 'radix-ui';
import { styled, css, keyframes } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import { Icon } from '../marks/icon';
import { say } from '../layout/status-region';
import type { IconNode } from '../marks/icon';
import type { NotifyMessage } from './notify';
import type { ToastEvent } from './toast-queue';

/** Life of a toast in milliseconds and the way a swipe must go in CSS pixels (spec §9, Interface). */
const TOAST_MS = 5000;
const SWIPE_PX = 50;

/** F8 leads to both styles, by one rule for the whole page. */
const NO_HOTKEY: string[] = [];

const CROSS: IconNode = [
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
];

/** What is said of a message, in one go: each part ends with a full stop where it has no end of its own. */
function spoken({ title, description, action }: NotifyMessage): string {
  const parts = [title, description, action?.label].filter((part) => part !== undefined);
  return parts
    .map((part, at) => (parts[at + 1] && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(' ');
}

/** Radix says a message in a region that comes and goes with it: out of the page, that is silent. */
const SILENT = document.createElement('div');

const enter = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Viewport = styled(Radix.Viewport)`
  /* Clear of what lies there already: a reminder, the bar of selected tasks. */
  --below: max(24px, var(--covered, 0px));
  position: fixed;
  right: var(--messages-right, 24px);
  /* Above the messages of the other style. */
  bottom: calc(var(--below) + var(--briefs, 0px));
  z-index: 90;
  width: var(--messages-width, min(380px, calc(100vw - 32px)));
  outline: none;
  ${phone} {
    --below: max(var(--bottom-bar, 62px) + 12px, var(--covered, 0px));
    right: var(--messages-right, 16px);
  }
  /* Nothing below a dialog can be used, and its buttons are in the middle. */
  body[data-scroll-locked] & {
    --messages-right: initial;
    --messages-width: initial;
  }
`;

const Root = styled(Radix.Root)`
  position: relative;
  display: grid;
  gap: 2px;
  padding: 14px 48px 14px 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);
  animation: ${enter} var(--dur) ease-out;
  touch-action: pan-y;
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform var(--dur) ease-out;
  }
`;

const Title = styled(Radix.Title)<{ $destructive: boolean }>`
  font-weight: 600;
  ${({ $destructive }) => $destructive && 'color:var(--red);'}
`;

const Description = styled(Radix.Description)`
  color: var(--text-2);
  overflow-wrap: anywhere;
`;

const quiet = css`
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  &:hover {
    background: var(--hover);
  }
`;

const Action = styled(Radix.Action)`
  ${quiet}
  justify-self: start;
  min-height: 32px;
  margin: 4px 0 -4px -8px;
  padding: 0 8px;
  color: var(--accent-text);
  font-weight: 600;
`;

const Close = styled(Radix.Close)`
  ${quiet}
  position: absolute;
  top: 8px;
  right: 8px;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  color: var(--text-2);
`;

/** Toasts of the first style: one at a time, 5 s, swiped away to the right, reached with F8. */
export function MainToaster({
  event,
  stays,
  onClose,
}: {
  readonly event: ToastEvent | null;
  /** Until it is closed, instead of 5 s. */
  readonly stays: boolean;
  readonly onClose: (id: number) => void;
}) {
  const { title, description, tone, action } = event?.message ?? {};
  useEffect(() => {
    if (event) say(spoken(event.message), { isUrgent: event.message.tone === 'destructive' });
  }, [event]);
  return (
    <Radix.Provider
      duration={stays ? Infinity : TOAST_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      announcerContainer={SILENT}
    >
      {event && (
        <Root
          key={event.id}
          data-message={event.id}
          type={tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onClose(event.id);
          }}
        >
          <Title $destructive={tone === 'destructive'}>{title}</Title>
          {description && <Description>{description}</Description>}
          {action && (
            <Action altText={action.label} onClick={action.run}>
              {action.label}
            </Action>
          )}
          <Close aria-label="Close">
            <Icon icon={CROSS} size={16} />
          </Close>
        </Root>
      )}
      <Viewport hotkey={NO_HOTKEY} label="Messages (F8)" />
    </Radix.Provider>
  );
}
