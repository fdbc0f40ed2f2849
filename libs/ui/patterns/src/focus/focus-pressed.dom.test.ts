import { focusPressed } from './focus-pressed';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15';
let stop = () => undefined as void;

function begin(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  document.body.innerHTML = `
    <form><input aria-label="Title" /><button type="button"><span>Save</span></button></form>
    <button disabled>Off</button>`;
  stop = focusPressed();
  document.querySelector('input')?.focus();
}

/** Presses as the browser does, and says whether it would go on to move the focus by itself. */
function press(selector: string, button = 0): boolean {
  const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true, button });
  return document.querySelector(selector)?.dispatchEvent(event) ?? false;
}

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('on a Mac a pressed button has the focus, and the field before it knows where it went', () => {
  begin(MAC);
  const went = jest.fn();
  document.querySelector('input')?.addEventListener('blur', (event) => went(event.relatedTarget));
  expect(press('span')).toBe(false);
  expect(document.activeElement?.textContent).toBe('Save');
  expect(went).toHaveBeenCalledWith(document.activeElement);
});

test('what is switched off, a right click and a press that somebody has taken are left alone', () => {
  begin(MAC);
  document.querySelector('form')?.addEventListener('mousedown', (event) => event.preventDefault());
  press('span');
  expect(press('[disabled]')).toBe(true);
  expect(press('input', 2)).toBe(false);
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('elsewhere the browser does it', () => {
  begin('Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0');
  expect(press('span')).toBe(true);
});
