import { useSession } from '@plainday/auth-session';
import { usePreferences } from '@plainday/data-preferences';
import { afterPaint } from '@plainday/shared-platform';
import {
  lazyPart,
  PART_FAILED,
  StatusRegion,
  useIdleParts,
  type NotifyChannel,
} from '@plainday/ui-components';
import { submitByKeys, useOnline } from '@plainday/ui-patterns';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyLayer } from '../shared/lazy-layer';
import { useIdle } from '../shared/use-idle';

const ToastViewport = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "toasts" */ '@plainday/ui-components/toasts')).ToastViewport,
);
const PARTS = [ToastViewport];

const TooltipLayer = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "tooltips" */ '@plainday/ui-components/tooltip-layer'))
      .TooltipLayer,
);

const FocusCare = lazyLayer(
  async () => (await import(/* webpackChunkName: "focus" */ './focus-care')).FocusCare,
);

const PreviewBadge = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "preview" */ '../platform/preview-badge')).PreviewBadge,
);
const isPreview = document.querySelector('meta[name="plainday-preview"]') !== null;

/** The release that the address asks for; the router rewrites it soon. */
const askedChannel = new URLSearchParams(location.search).get('channel');

/**
 * What is not on the way to the first paint: the care for the focus comes right after it, tooltips when the page is
 * idle, toasts too or with the first message. Where they do not come, messages wait for the network.
 */
export function LateLayers({ channel }: { readonly channel: NotifyChannel }) {
  const { messagesStay } = usePreferences(useSession().user?.id ?? '');
  const [hasMessage, setHasMessage] = useState(false);
  const [isPainted, setPainted] = useState(false);
  const isIdle = useIdle();
  const lastFocused = useRef<Element>(null);
  useIdleParts(PARTS);
  // Drawn again when the network is back, what shows messages is fetched again.
  useOnline();

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => (lastFocused.current = target as Element);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // Not with the rest: the first form may be sent before that is there.
  useEffect(submitByKeys, []);
  useEffect(() => void afterPaint().then(() => setPainted(true)), []);
  useEffect(() => channel.onWaiting(() => setHasMessage(true)), [channel]);
  useEffect(() => {
    if (askedChannel === null) return;
    const ask = import(/* webpackChunkName: "ask-channel" */ '../platform/ask-channel');
    ask.then(
      ({ askChannel }) => askChannel(askedChannel, channel),
      () => undefined,
    );
  }, [channel]);
  useEffect(() => {
    let close: () => void = () => undefined;
    // A message about a lost connection must not need the connection. Of several tries it is said once.
    const tell = () => {
      close();
      close = channel.notify.brief('This could not be loaded. Please try again.');
    };
    window.addEventListener(PART_FAILED, tell);
    return () => window.removeEventListener(PART_FAILED, tell);
  }, [channel]);

  return (
    <>
      <StatusRegion />
      {/* Each by itself: none waits for the file of another. */}
      <Suspense>{isPainted && <FocusCare lastFocused={lastFocused} />}</Suspense>
      {hasMessage && <ToastViewport channel={channel} stays={messagesStay} />}
      <Suspense>{isIdle && <TooltipLayer />}</Suspense>
      <Suspense>{isPreview && isPainted && <PreviewBadge />}</Suspense>
    </>
  );
}
