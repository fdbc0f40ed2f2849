import { hideOthers } from './hide-others';

const frame = () => new Promise<number>((done) => requestAnimationFrame(done));

beforeEach(() => {
  document.body.innerHTML = '<main><button>Row</button></main><div role="dialog"></div>';
});

function open() {
  const [page, dialog] = [...document.body.children] as [Element, Element];
  return { page, close: hideOthers(dialog) };
}

it('hides the page when the next frame, with the focus in the window, has been told', async () => {
  const { page, close } = open();
  await frame();
  expect(page).not.toHaveAttribute('aria-hidden');
  await frame();
  expect(page).toHaveAttribute('aria-hidden', 'true');
  close();
  expect(page).not.toHaveAttribute('aria-hidden');
});

it('hides nothing for a window that has gone at once', async () => {
  const { page, close } = open();
  close();
  await frame();
  await frame();
  await frame();
  expect(page).not.toHaveAttribute('aria-hidden');
});

it('hides a form with what it says by itself, and lets announcements be heard', async () => {
  document.body.innerHTML = `<main>
    <form><p aria-live="polite"></p></form>
    <p aria-live="polite" data-announcements=""></p>
  </main><div role="dialog"></div>`;
  const { page } = open();
  await frame();
  await frame();
  const [form, announcements] = [...page.children];
  expect(form).toHaveAttribute('aria-hidden', 'true');
  expect(form?.firstElementChild).toHaveAttribute('aria-live', 'polite');
  expect(announcements).not.toHaveAttribute('aria-hidden');
  expect(page).not.toHaveAttribute('aria-hidden');
});
