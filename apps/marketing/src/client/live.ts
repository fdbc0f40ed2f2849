import { controlsOf } from './controls';

const touches = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

function load(host: HTMLElement): void {
  const script = document.createElement('script');
  script.integrity = host.dataset['integrity'] ?? '';
  script.src = host.dataset['live'] ?? '';
  document.head.append(script);
}

/**
 * Brings a tool to life when somebody comes near it. What was clicked before it could answer is noted, and
 * done once it can.
 */
export function watchLiveTools(): void {
  const host = document.querySelector<HTMLElement>('[data-live]');
  if (!host) return;
  let asked = false;
  for (const touch of touches) {
    host.addEventListener(touch, ({ target, type }) => {
      if (!asked) load(host);
      asked = true;
      if (type !== 'click' || host.dataset['alive']) return;
      const index = controlsOf(host).findIndex((control) => control.contains(target as Node));
      if (index >= 0) host.dataset['clicked'] = String(index);
    });
  }
}
