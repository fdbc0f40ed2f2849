import { leadToInvalid } from './first-invalid';

let stop: () => void;
const frame = () => new Promise((done) => requestAnimationFrame(done));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  stop = leadToInvalid();
  document.addEventListener('submit', refuse);
});

afterEach(() => {
  stop();
  document.removeEventListener('submit', refuse);
  document.body.innerHTML = '';
});

/** What a form does that finds something wrong: it marks its fields, and sends nothing. */
function refuse(event: Event): void {
  event.preventDefault();
  document
    .querySelectorAll('.wrong')
    .forEach((field) => field.setAttribute('aria-invalid', 'true'));
}

it('the first wrong field has the focus after every try', async () => {
  document.body.innerHTML =
    '<form><input id="a"><input id="b" class="wrong"><input id="c" class="wrong"><button>Save</button></form>';
  for (const from of ['button', '#c']) {
    document.querySelector<HTMLElement>(from)?.focus();
    document.querySelector('form')?.requestSubmit();
    await frame();
    await frame();
    expect(document.activeElement?.id).toBe('b');
  }
});

it('a folded part that holds it is opened', async () => {
  document.body.innerHTML =
    '<form><details><summary>More</summary><textarea class="wrong"></textarea></details></form>';
  document.querySelector('form')?.requestSubmit();
  await frame();
  await frame();
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

it('nothing moves where nothing is wrong', async () => {
  document.body.innerHTML = '<form><input><button>Save</button></form>';
  document.querySelector('button')?.focus();
  document.querySelector('form')?.requestSubmit();
  await frame();
  await frame();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});
