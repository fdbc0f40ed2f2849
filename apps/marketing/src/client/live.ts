import { controlsOf } from './controls';

const touches = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

/** Calls `failed` where the code does not come: it may be asked for once more. */
function load(host: HTMLElement, failed: () => void): void {
  const script = document.createElement('script');
  script.integrity = host.dataset['integrity'] ?? '';
  script.onerror = failed;
  script.src = host.dataset['live'] ?? '';
  document.head.append(script);
}

/** A tool that is drawn comes to life when somebody comes near it; what was clicked too early is done once it can. */
function watchTouches(host: HTMLElement): void {
  let asked = false;
  for (const touch of touches) {
    host.addEventListener(touch, ({ target, type }) => {
      if (!asked) load(host, () => (asked = false));
      asked = true;
      if (type !== 'click' || host.dataset['alive']) return;
      const index = controlsOf(host).findIndex((control) => control.contains(target as Node));
      if (index >= 0) host.dataset['clicked'] = String(index);
    });
  }
}

/** A tool of which only a picture is shown comes to life when somebody asks for it; its link leads to its place. */
function watchLink(link: HTMLElement, host: HTMLElement): void {
  let asked = false;
  link.addEventListener('click', () => {
    if (!asked) load(host, () => (asked = false));
    asked = true;
  });
}

/** Brings the tool of this page to life, when it is wanted. */
export function watchLiveTools(): void {
  const host = document.querySelector<HTMLElement>('[data-live]');
  if (!host) return;
  const link = document.querySelector<HTMLElement>('[data-try]');
  if (link) watchLink(link, host);
  else watchTouches(host);
}
