import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Face } from '@plainday/face';
import { controlsOf } from './controls';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Types into a field as a person would, so that React hears of it. */
function type(control: HTMLElement | undefined, text: string): void {
  if (!(control instanceof HTMLInputElement) || control.value === text) return;
  setValue?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts the running tool in the place of the drawn one; focus, text and a click that came early are kept. */
function takeOver(host: HTMLElement): void {
  const drawn = controlsOf(host);
  const focused = drawn.findIndex((control) => control === document.activeElement);
  const texts = drawn.map((control) => (control instanceof HTMLInputElement ? control.value : ''));
  host.style.minHeight = `${host.offsetHeight}px`;
  host.replaceChildren();
  const root = createRoot(host);
  flushSync(() => root.render(<Face />));
  host.dataset['alive'] = 'true';
  const controls = controlsOf(host);
  controls.forEach((control, index) => type(control, texts[index] ?? ''));
  controls[focused]?.focus({ preventScroll: true });
  const { clicked } = host.dataset;
  if (clicked) controls[Number(clicked)]?.click();
}

const place = document.querySelector<HTMLElement>('[data-live]');
if (place) takeOver(place);
