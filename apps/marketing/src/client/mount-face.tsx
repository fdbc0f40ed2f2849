import { Suspense, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Face } from '@plainday/face';
import { controlsOf } from './controls';
import { LIVE_FAILED } from './live-failed-event';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Types into a field as a person would, so that React hears of it. */
function type(control: HTMLElement | undefined, text: string): void {
  if (!(control instanceof HTMLInputElement) || control.value === text) return;
  setValue?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What was drawn stays until all of the tool is there. */
function Drawn({ nodes }: { readonly nodes: readonly Node[] }) {
  return <div style={{ display: 'contents' }} ref={(box) => box?.append(...nodes)} />;
}

/** Tells when the tool is there: it is drawn with it. */
function Arrived({ tell }: { readonly tell: () => void }) {
  useLayoutEffect(tell, [tell]);
  return null;
}

/** Puts the running tool in the place of the drawn one; focus, text and a click that came early are kept. */
function takeOver(host: HTMLElement): void {
  const nodes = [...host.childNodes];
  const drawn = controlsOf(host);
  const focused = drawn.findIndex((control) => control === document.activeElement);
  const texts = drawn.map((control) => (control instanceof HTMLInputElement ? control.value : ''));
  host.style.minHeight = `${host.getBoundingClientRect().height}px`;
  host.replaceChildren();

  function comeAlive(): void {
    host.ariaBusy = null;
    host.dataset['alive'] = 'true';
  }

  function giveBack(): void {
    root.unmount();
    host.replaceChildren(...nodes);
    delete host.dataset['alive'];
    host.dispatchEvent(new Event(LIVE_FAILED));
  }

  // React is at work while it says so.
  const root = createRoot(host, { onUncaughtError: () => queueMicrotask(giveBack) });
  flushSync(() =>
    root.render(
      <Suspense fallback={<Drawn nodes={nodes} />}>
        <Face />
        <Arrived tell={comeAlive} />
      </Suspense>,
    ),
  );
  const controls = controlsOf(host);
  controls.forEach((control, index) => type(control, texts[index] ?? ''));
  controls[focused]?.focus({ preventScroll: true });
  const { clicked } = host.dataset;
  if (clicked) controls[Number(clicked)]?.click();
}

const place = document.querySelector<HTMLElement>('[data-live]');
if (place) takeOver(place);
