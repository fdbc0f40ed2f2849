import { keepTyped, readTyped, type Typed } from '@plainday/data-tasks/typed';
import { newId, systemClock } from '@plainday/shared-platform';
import { FRAMES_ID, TYPED_EVENT } from '@plainday/shared-platform/start';
import { make, partOf, shownDashboard, userId } from './page';

/** Behind the frames: what is sent before the app is there is kept on the device, and stays as a row. */
export function keepTypedLines(): void {
  const frames = document.getElementById(FRAMES_ID);
  // The address of a page is no place for what is typed into it.
  frames?.addEventListener('submit', (event) => event.preventDefault());
  const frame = shownDashboard();
  const field = frame?.querySelector<HTMLInputElement>('.f-text');
  if (frame && field) keepLines(frame, field);
}

function keepLines(frame: HTMLElement, field: HTMLInputElement): void {
  const button = partOf<HTMLButtonElement>(frame, '.f-submit');
  const rows = partOf(frame, '.f-rows');
  const person = userId();
  let last = 0;

  function look(): void {
    button.disabled = field.value.trim() === '';
  }

  function draw(title: string): void {
    const row = make('li', 'f-row');
    const words = make('span');
    words.dir = 'auto';
    words.textContent = title;
    row.append(make('span', 'f-ring'), words);
    rows.prepend(row);
  }

  function send(): void {
    const title = field.value.trim();
    if (!title || !person) return;
    last = Math.max(systemClock.now(), last + 1);
    const line: Typed = { id: newId(), title, at: last };
    // Where there is no room the text stays in the field, and the app takes it over from there.
    if (!keepTyped(person, line)) return;
    draw(title);
    field.value = '';
    look();
    document.dispatchEvent(new Event(TYPED_EVENT));
  }

  for (const { title } of person ? readTyped(person) : []) draw(title);
  field.form?.addEventListener('submit', send);
  field.addEventListener('input', look);
  look();
}
