import { renderStaticFrame } from './static-frame';

const SESSION = '{"user":{"id":"u1"}}';

/** Puts the frame into the page and runs its scripts, as a browser does before the first paint. */
function visit(path = '/dashboard'): void {
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  history.replaceState(null, '', path);
  document.body.innerHTML = renderStaticFrame().replace(/<style>.*<\/style>/, '');
  for (const script of document.querySelectorAll('script')) window.eval(script.textContent ?? '');
}

function field(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('.f-text');
  if (!input) throw new Error('There is no field.');
  return input;
}

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

const enter = (input: HTMLInputElement) => input.form?.requestSubmit();
const send = (text: string) => (type(text), enter(field()));
const rows = () => [...document.querySelectorAll('.f-row')].map((row) => row.textContent);
const kept = () =>
  Object.entries(localStorage).filter(([key]) => key.startsWith('plainday.typed.'));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('plainday.auth', SESSION);
});

describe('the add bar of the first frame', () => {
  it('[DB20] keeps what is sent, each under an id and with its time, and shows it as a row', () => {
    visit();
    const before = Date.now();
    const heard = jest.fn();
    document.addEventListener('plainday:typed', heard);
    send('  Pay rent tomorrow ');
    send('Water <b>plants</b>');
    document.removeEventListener('plainday:typed', heard);
    expect(rows()).toEqual(['Water <b>plants</b>', 'Pay rent tomorrow']);
    expect(field().value).toBe('');
    expect(heard).toHaveBeenCalledTimes(2);
    const entries = kept().map(([key, text]) => ({ key, ...JSON.parse(text) }));
    for (const { key } of entries) {
      expect(key).toMatch(
        /^plainday\.typed\.[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\.u1$/,
      );
    }
    const times = entries.map(({ at }) => at as number).sort((a, b) => a - b);
    expect(times[0]).toBeGreaterThanOrEqual(before);
    expect(times[1]).toBeGreaterThan(times[0] ?? Infinity);
  });

  it('makes ids also where the page came over plain http', () => {
    const known = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    visit();
    send('Milk');
    expect(kept()[0]?.[0]).toMatch(
      /\.[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\./,
    );
    if (known) Object.defineProperty(crypto, 'randomUUID', known);
    else delete (crypto as { randomUUID?: unknown }).randomUUID;
  });

  it('sends no blank line, and lets the button say so', () => {
    visit();
    const button = document.querySelector('.f-submit');
    expect(button).toBeDisabled();
    type('   ');
    expect(button).toBeDisabled();
    type('Milk');
    expect(button).toBeEnabled();
    type(' ');
    field().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(kept()).toEqual([]);
    expect(rows()).toEqual([]);
  });

  it('shows again what was sent before a reload, in its order, and nothing of somebody else', () => {
    localStorage.setItem('plainday.typed.b.u1', '{"title":"Second","at":2}');
    localStorage.setItem('plainday.typed.a.u1', '{"title":"First","at":1}');
    localStorage.setItem('plainday.typed.c.u2', '{"title":"Not mine","at":3}');
    visit();
    expect(rows()).toEqual(['Second', 'First']);
  });

  it('leaves the text in the field where the device has no room', () => {
    visit();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    send('Milk');
    full.mockRestore();
    expect(field().value).toBe('Milk');
    expect(rows()).toEqual([]);
  });

  it('does not leave the page with the e-mail address of /auth', () => {
    localStorage.clear();
    visit('/auth');
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('#frame-auth form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});
