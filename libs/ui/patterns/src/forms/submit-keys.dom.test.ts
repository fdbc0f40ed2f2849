import { submitByKeys } from './submit-keys';

let sent = 0;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<form><input><textarea></textarea><button>Save</button></form><input id="out">';
  sent = 0;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  stop = submitByKeys();
});
afterEach(() => stop());

function press(selector: string, init: KeyboardEventInit): Event {
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    bubbles: true,
    cancelable: true,
    ...init,
  });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

it.each(['form input', 'textarea', 'button'])(
  'Ctrl + Enter sends the form from its %s',
  (place) => {
    expect(press(place, { ctrlKey: true }).defaultPrevented).toBe(true);
    expect(sent).toBe(1);
  },
);

it.each([
  ['a held key', 'textarea', { ctrlKey: true, repeat: true }],
  ['Enter alone', 'textarea', {}],
  ['a word that is being composed', 'textarea', { ctrlKey: true, isComposing: true }],
  ['a field outside of forms', '#out', { ctrlKey: true }],
])('%s sends nothing', (_, place, init) => {
  expect(press(place, init).defaultPrevented).toBe(false);
  expect(sent).toBe(0);
});

it('leaves the key to a field that has used it', () => {
  document
    .querySelector('textarea')
    ?.addEventListener('keydown', (event) => event.preventDefault());
  press('textarea', { ctrlKey: true });
  expect(sent).toBe(0);
});
