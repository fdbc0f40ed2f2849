import { goToMessage, leadToMessages } from './lead-to-messages';

let stop: () => void;
const run = jest.fn();

const element = (id: string) => document.getElementById(id) as HTMLElement;
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const focused = () => document.activeElement?.id;

beforeEach(() => {
  jest.useFakeTimers();
  run.mockClear();
  document.body.innerHTML = `
    <main><h1 id="title" tabindex="-1">All Tasks</h1><button id="row">Bravo</button></main>
    <section aria-label="Messages (F8)" id="region" tabindex="-1"><ol>
      <li data-message="3"><button id="undo">Undo</button><button>Close</button></li>
    </ol></section>
    <section aria-label="Brief messages (F8)"><ol>
      <li id="plain" tabindex="0"><span data-message="4">Saved</span></li>
      <li data-removed="true"><span data-message="5">Gone</span></li>
    </ol></section>
    <section data-message="0"><button>Hide</button><button id="done" data-answer>Done</button></section>`;
  element('undo').addEventListener('click', run);
  stop = leadToMessages();
  element('row').focus();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('F8 leads to the newest message, then to the one before, to its answer where it has one', () => {
  press('F8');
  expect(focused()).toBe('plain');
  press('F8');
  expect(focused()).toBe('undo');
  press('F8');
  expect(focused()).toBe('done');
});

test('the answer gives the focus back to where it was', () => {
  press('F8');
  press('F8');
  element('undo').click();
  element('undo').closest('li')?.remove();
  element('region').focus();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  expect(focused()).toBe('row');
});

test('Escape gives it back too, and where that place has gone, to the heading', () => {
  press('F8');
  press('Escape');
  jest.runAllTimers();
  expect(focused()).toBe('row');
  press('F8');
  element('row').remove();
  press('Escape');
  jest.runAllTimers();
  expect(focused()).toBe('title');
});

test('reached from a window that has closed, the answer leads to where one was before the window', () => {
  const palette = document.createElement('div');
  palette.role = 'dialog';
  palette.innerHTML = '<input>';
  document.body.append(palette);
  palette.querySelector('input')?.focus();
  palette.remove();
  goToMessage();
  goToMessage();
  expect(focused()).toBe('undo');
  element('undo').click();
  element('undo').closest('li')?.remove();
  element('region').focus();
  jest.runAllTimers();
  expect(focused()).toBe('row');
});

test('an answer that leads elsewhere keeps what it focused', () => {
  press('F8');
  press('F8');
  element('undo').addEventListener('click', () => element('title').focus());
  element('undo').click();
  jest.runAllTimers();
  expect(focused()).toBe('title');
});

test('without a message F8 is the browser’s', () => {
  document.body.querySelectorAll('section').forEach((section) => section.remove());
  const key = new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(key);
  expect(key.defaultPrevented).toBe(false);
});
