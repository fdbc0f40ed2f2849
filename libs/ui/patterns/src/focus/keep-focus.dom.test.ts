import { keepFocus } from './keep-focus';
import { keysRest } from './resting-keys';

let stop: () => void;

function show(html: string): void {
  document.body.innerHTML = html;
}

function get(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Two tasks later: windows give the focus back in one of their own. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done));
}

async function removeFocused(focused: string, removed = focused): Promise<Element | null> {
  get(focused).focus();
  get(removed).remove();
  await settled();
  return document.activeElement;
}

beforeEach(() => {
  stop = keepFocus();
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const LIST = `<main><h1 tabindex="-1">Notes</h1><ul>
  <li id="a"><button id="a1">A</button></li>
  <li id="b"><button id="b1">B</button></li>
  <li id="c"><button id="c1">C</button></li>
</ul></main>`;

describe('what goes while it has the focus', () => {
  it('a row gives it to the next row', async () => {
    show(LIST);
    expect(await removeFocused('#b1', '#b')).toBe(get('#c1'));
  });

  it('the last row gives it to the row before', async () => {
    show(LIST);
    expect(await removeFocused('#c1', '#c')).toBe(get('#b1'));
  });

  it('the whole list gives it to the heading of the page', async () => {
    show(LIST);
    expect(await removeFocused('#b1', 'ul')).toBe(get('h1'));
  });

  it('a form gives it to what opened it', async () => {
    show(`<main><h1>Settings</h1><section>
      <div><button id="name">Change name</button></div><form><input id="field"></form>
      <button id="after">Next</button></section></main>`);
    expect(await removeFocused('#field', 'form')).toBe(get('#name'));
  });

  it('a button that is switched off gives it to its neighbour', async () => {
    show(
      `<main><h1>P</h1><form><button id="up">Up</button><button id="down">Down</button></form></main>`,
    );
    get('#down').focus();
    get('#down').setAttribute('disabled', '');
    await settled();
    expect(document.activeElement).toBe(get('#up'));
  });

  it('a button that is switched off for a moment gets it back', async () => {
    show(`<main><h1>P</h1><button id="up">Up</button><button id="down">Down</button></main>`);
    get('#down').focus();
    get('#down').setAttribute('disabled', '');
    await Promise.resolve();
    get('#down').removeAttribute('disabled');
    get('#down').blur();
    await settled();
    expect(document.activeElement).toBe(get('#down'));
  });

  it('what is drawn outside the page gives it to the heading', async () => {
    show(`<main><h1>All Tasks</h1></main><div id="card"><button id="done">Done</button></div>`);
    expect(await removeFocused('#done', '#card')).toBe(get('h1'));
  });

  it('whoever places it first is left alone', async () => {
    show(LIST);
    get('#b1').focus();
    get('#b').remove();
    setTimeout(() => get('#a1').focus());
    await settled();
    expect(document.activeElement).toBe(get('#a1'));
  });
});

describe('what was lost before it began', () => {
  async function begin(before: Element | null): Promise<Element | null> {
    stop();
    stop = keepFocus(before);
    await settled();
    return document.activeElement;
  }

  it('goes to the heading', async () => {
    show(LIST);
    const gone = get('#b1');
    gone.remove();
    expect(await begin(gone)).toBe(get('h1'));
  });

  it('is none where the focus was nowhere yet, or has been given up', async () => {
    show(LIST);
    expect(await begin(null)).toBe(document.body);
    expect(await begin(get('#b1'))).toBe(document.body);
  });
});

it('a click beside everything may take it away', async () => {
  show(LIST);
  get('#b1').focus();
  get('#b1').blur();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

describe('keys after a field has gone', () => {
  const FIELD = `<main><h1>Tasks</h1><ul><li id="a"><input id="field"></li><li><button>B</button></li></ul></main>`;

  it('rest until somebody moves', async () => {
    show(FIELD);
    await removeFocused('#field', '#a');
    expect(keysRest()).toBe(true);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    expect(keysRest()).toBe(true);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    expect(keysRest()).toBe(false);
  });

  it('rest, too, where the screen has placed the focus at once', async () => {
    show(FIELD);
    get('#field').focus();
    get('#a').remove();
    get('button').focus();
    expect(keysRest()).toBe(true);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(keysRest()).toBe(false);
  });

  it('do not rest where its owner has closed it', async () => {
    show(FIELD);
    get('#field').focus();
    get('#field').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    get('#a').remove();
    await settled();
    expect(keysRest()).toBe(false);
  });

  it('do not rest after a button has gone', async () => {
    show(LIST);
    await removeFocused('#b1', '#b');
    expect(keysRest()).toBe(false);
  });
});
