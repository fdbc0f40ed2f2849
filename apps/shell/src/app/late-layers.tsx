import { useSession } from '@plainday/auth-session';
import { usePreferences } from '@plainday/data-preferences';
import { afterPaint, whenIdle } from '@plainday/shared-platform';
import { PART_FAILED, type NotifyChannel } from '@plainday/ui-components';
import { Suspense, useEffect, useState } from 'react';
import { lazyLayer } from '../shared/lazy-layer';

const ToastViewport = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "toasts" */ '@plainday/ui-components/toasts')).ToastViewport,
);

const TooltipLayer = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "tooltips" */ '@plainday/ui-components/tooltip-layer'))
      .TooltipLayer,
);

const FocusCare = lazyLayer(
  async () => (await import(/* webpackChunkName: "focus" */ './focus-care')).FocusCare,
);

/** How long the page may be busy before its tooltips are loaded regardless. Milliseconds. */
const IDLE_LIMIT_MS = 5000;

/**
 * What is not on the way to the first paint: the care for the focus comes right after it, toasts with the first
 * message, tooltips when the page is idle.
 */
export function LateLayers({ channel }: { readonly channel: NotifyChannel }) {
  const { messagesStay } = usePreferences(useSession().user?.id ?? '');
  const [hasMessage, setHasMessage] = useState(false);
  const [isPainted, setPainted] = useState(false);
  const [isIdle, setIdle] = useState(false);

  useEffect(() => void afterPaint().then(() => setPainted(true)), []);
  useEffect(() => channel.onWaiting(() => setHasMessage(true)), [channel]);
  useEffect(() => whenIdle(() => setIdle(true), IDLE_LIMIT_MS), []);
  useEffect(() => {
    // A message about a lost connection must not need the connection.
    const tell = () => channel.notify.brief('This could not be loaded. Please try again.');
    window.addEventListener(PART_FAILED, tell);
    return () => window.removeEventListener(PART_FAILED, tell);
  }, [channel]);

  return (
    <>
      {/* Each by itself: none waits for the file of another. */}
      <Suspense>{isPainted && <FocusCare />}</Suspense>
      <Suspense>{hasMessage && <ToastViewport channel={channel} stays={messagesStay} />}</Suspense>
      <Suspense>{isIdle && <TooltipLayer />}</Suspense>
    </>
  );
}
