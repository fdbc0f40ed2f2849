import { followFrame } from './follow-frame';

const SESSION = (id: string) =>
  JSON.stringify({ access_token: 'a', refresh_token: 'r', user: { id } });

/** The first frame, and the place of the app behind it. */
function openPage(frame: 'auth' | 'dashboard' | 'loading', field = true): HTMLElement {
  localStorage.setItem('plainday.auth', SESSION('u1'));
  document.documentElement.dataset.frame = frame;
  document.body.innerHTML =
    '<div id="frames">' +
    `<main id="frame-auth"><input type="email" id="old"></main>` +
    `<main id="frame-dashboard">${field ? '<input id="old"><ul class="f-rows"></ul>' : ''}</main>` +
    '<main id="frame-loading"></main></div><div id="root"></div>';
  if (frame === 'dashboard') document.querySelector('#frame-auth')?.remove();
  return document.querySelector<HTMLElement>('#root') as HTMLElement;
}

const old = () => document.querySelector<HTMLInputElement>('#old') as HTMLInputElement;
const ADD_BAR = '<main><h1>All Tasks</h1><input id="new" placeholder="Add a task..."></main>';
const bar = () => document.querySelector<HTMLInputElement>('#new') as HTMLInputElement;
const frameStands = () => document.querySelector('#frames') !== null;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const idle = { isTaking: () => false };

function draw(root: HTMLElement, html: string): Promise<unknown> {
  root.innerHTML = html;
  return settle();
}

it('[DB20] goes on in the field of the app with text, caret, selection and focus, and tells the tool', async () => {
  const root = openPage('dashboard');
  followFrame(root, idle);
  old().focus();
  old().value = 'Pay rent';
  old().setSelectionRange(1, 5, 'backward');
  const heard: string[] = [];
  root.addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).value));
  await draw(root, ADD_BAR);
  expect(frameStands()).toBe(false);
  expect(document.documentElement.dataset.frame).toBeUndefined();
  expect(bar()).toHaveFocus();
  expect([bar().selectionStart, bar().selectionEnd, bar().selectionDirection]).toEqual([
    1,
    5,
    'backward',
  ]);
  expect(heard).toEqual(['Pay rent']);
});

it('takes no focus that was elsewhere, and tells nobody of an empty field', async () => {
  const root = openPage('dashboard');
  followFrame(root, idle);
  const heard = jest.fn();
  root.addEventListener('input', heard);
  await draw(root, ADD_BAR);
  expect(frameStands()).toBe(false);
  expect(document.body).toHaveFocus();
  expect(heard).not.toHaveBeenCalled();
});

it('waits for the end of a composition', async () => {
  const root = openPage('dashboard');
  followFrame(root, idle);
  old().focus();
  old().dispatchEvent(new Event('compositionstart'));
  old().value = 'にほ';
  await draw(root, ADD_BAR);
  expect(frameStands()).toBe(true);
  expect(old()).toHaveFocus();
  old().value = '日本';
  old().dispatchEvent(new Event('compositionend'));
  await settle();
  expect(frameStands()).toBe(false);
  expect(bar()).toHaveValue('日本');
  expect(bar()).toHaveFocus();
});

it('shows the menus of the app while its tool is still to come', async () => {
  const root = openPage('dashboard');
  followFrame(root, idle);
  old().value = 'Milk';
  await draw(root, '<main><h1>All Tasks</h1><div data-waiting="All Tasks"></div></main>');
  expect(document.documentElement.dataset.beside).toBe('');
  expect(frameStands()).toBe(true);
  await draw(root, ADD_BAR);
  expect(frameStands()).toBe(false);
  expect(document.documentElement.dataset.beside).toBeUndefined();
  expect(bar()).toHaveValue('Milk');
});

it('[DB20] stays above the card of a tool that cannot be shown, and goes when its view is left', async () => {
  const root = openPage('dashboard');
  followFrame(root, idle);
  old().focus();
  old().value = 'Milk';
  const card = '<div data-waiting="All Tasks"><p role="alert">Could not be opened</p></div>';
  await draw(root, `<main><h1>All Tasks</h1>${card}</main>`);
  expect(document.documentElement.dataset.beside).toBe('failed');
  expect(old()).toHaveFocus();
  await draw(root, '<main><h1 tabindex="-1">Trash</h1></main>');
  expect(frameStands()).toBe(false);
  expect(document.querySelector('h1')).toHaveFocus();
  await draw(root, ADD_BAR);
  expect(bar()).toHaveValue('Milk');
});

it('keeps the text for who typed it when the session is over, and from anybody else', async () => {
  const root = openPage('dashboard');
  followFrame(root, idle);
  old().value = 'Milk';
  await draw(root, '<main><h1>Plainday</h1></main>');
  expect(frameStands()).toBe(false);
  localStorage.setItem('plainday.auth', SESSION('u2'));
  await draw(root, ADD_BAR);
  expect(bar()).toHaveValue('');
  localStorage.setItem('plainday.auth', SESSION('u1'));
  await draw(root, ADD_BAR);
  expect(bar()).toHaveValue('Milk');
});

it('waits for the list, and for what was typed, where the frame has rows', async () => {
  const root = openPage('dashboard');
  let isTaking = true;
  const look = followFrame(root, { isTaking: () => isTaking });
  const row = Object.assign(document.createElement('li'), { className: 'f-row' });
  document.querySelector('.f-rows')?.append(row);
  await draw(root, ADD_BAR.replace('</main>', '<div role="status">Loading...</div></main>'));
  expect(frameStands()).toBe(true);
  await draw(root, ADD_BAR);
  expect(frameStands()).toBe(true);
  isTaking = false;
  look();
  expect(frameStands()).toBe(false);
});

it('waits for no list that shows what was typed before it has come', async () => {
  const root = openPage('dashboard');
  followFrame(root, idle);
  const row = Object.assign(document.createElement('li'), { className: 'f-row' });
  document.querySelector('.f-rows')?.append(row);
  const loading = '<div role="status">Loading...</div></main>';
  await draw(root, ADD_BAR.replace('</main>', `<ul><li>Milk</li></ul>${loading}`));
  expect(frameStands()).toBe(false);
});

it('stands until the list has come where it has a picture of rows, or until who waits turns elsewhere', async () => {
  const list = '<main><h1>Garden</h1><div role="status">Loading...</div></main>';
  const open = async () => {
    const root = openPage('dashboard', false);
    const row = Object.assign(document.createElement('li'), { className: 'f-row' });
    document.querySelector('#frame-dashboard')?.append(row);
    followFrame(root, idle);
    await draw(root, list);
    expect(frameStands()).toBe(true);
    expect(document.documentElement.dataset.beside).toBe('');
    return root;
  };
  await draw(await open(), '<main><h1>Garden</h1><ul><li>Milk</li></ul></main>');
  expect(frameStands()).toBe(false);
  await open();
  document.body.click();
  expect(frameStands()).toBe(false);
});

it.each(['loading', 'dashboard'] as const)(
  'gives way at once where the frame (%s) has no field',
  async (frame) => {
    const root = openPage(frame, false);
    followFrame(root, idle);
    await draw(root, '<main aria-busy="true">Loading...</main>');
    expect(frameStands()).toBe(true);
    await draw(root, '<main><h1>Trash</h1></main>');
    expect(frameStands()).toBe(false);
  },
);

it('[AU10] goes on with the e-mail address', async () => {
  const root = openPage('auth');
  followFrame(root, idle);
  old().focus();
  old().value = 'ada@example.org';
  await draw(root, '<main><h1>Plainday</h1><input id="new" name="email" type="email"></main>');
  expect(frameStands()).toBe(false);
  expect(bar()).toHaveValue('ada@example.org');
  expect(bar()).toHaveFocus();
});
