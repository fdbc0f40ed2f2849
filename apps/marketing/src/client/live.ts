import { controlsOf } from './controls';
import { LIVE_FAILED } from './live-failed-event';

const touches = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

/** Fetches what brings a tool to life, and says beside it where the code, or a part of it, does not come. */
function starter(host: HTMLElement) {
  const note = host.parentElement?.querySelector<HTMLElement>('[data-failed]');
  let isAsked = false;

  function fail(): void {
    isAsked = false;
    host.ariaBusy = null;
    if (note) note.hidden = false;
  }

  function start(): void {
    if (isAsked) return;
    isAsked = true;
    host.ariaBusy = 'true';
    if (note) note.hidden = true;
    const script = document.createElement('script');
    script.integrity = host.dataset['integrity'] ?? '';
    script.onerror = fail;
    script.src = host.dataset['live'] ?? '';
    document.head.append(script);
  }

  host.addEventListener(LIVE_FAILED, fail);
  note?.querySelector('button')?.addEventListener('click', () => {
    // The button leaves.
    host.focus({ preventScroll: true });
    start();
  });
  return { start, hasFailed: () => note?.hidden === false };
}

/** A tool that is drawn comes to life when somebody comes near it; what was clicked too early is done once it can. */
function watchTouches(host: HTMLElement): void {
  const { start, hasFailed } = starter(host);
  for (const touch of touches) {
    host.addEventListener(touch, ({ target, type }) => {
      // From then on it is asked for by the button beside it.
      if (!hasFailed()) start();
      if (type !== 'click' || host.dataset['alive']) return;
      const index = controlsOf(host).findIndex((control) => control.contains(target as Node));
      if (index >= 0) host.dataset['clicked'] = String(index);
    });
  }
}

/** Brings the tool of this page to life, when it is wanted. */
export function watchLiveTools(): void {
  const host = document.querySelector<HTMLElement>('[data-live]');
  if (!host) return;
  // One of which only a picture is shown is asked for by its link, which leads to its place.
  const link = document.querySelector<HTMLElement>('[data-try]');
  if (link) link.addEventListener('click', starter(host).start);
  else watchTouches(host);
}
