import { bootScript } from './boot-script';

function run(hash: string, forVisitorsOnly = true): string[] {
  const visited: string[] = [];
  const location = { hash, replace: (address: string) => visited.push(address) };
  const query = Object.assign(new EventTarget(), { matches: true });
  new Function('location', 'matchMedia', bootScript(forVisitorsOnly))(location, () => query);
  return visited;
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('style');
});

it('leaves a visitor where they are, in the theme of their system', () => {
  expect(run('')).toEqual([]);
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', themeChoice: 'system' });
  expect(document.documentElement.style.display).toBe('');
});

it('sends a signed-in visitor to the dashboard and paints nothing before', () => {
  localStorage.setItem('plainday.auth', JSON.stringify({ refresh_token: 'abc' }));
  expect(run('')).toEqual(['/dashboard']);
  expect(document.documentElement.style.display).toBe('none');
});

it('lets a signed-in visitor read about the tools', () => {
  localStorage.setItem('plainday.auth', JSON.stringify({ refresh_token: 'abc' }));
  expect(run('', false)).toEqual([]);
  expect(document.documentElement.style.display).toBe('');
});

it.each(['{', 'null', '{"refresh_token":""}', '[]'])('is not misled by the value %s', (value) => {
  localStorage.setItem('plainday.auth', value);
  expect(run('')).toEqual([]);
});

it('hands the link of an e-mail on to /auth', () => {
  expect(run('#access_token=x&type=signup')).toEqual(['/auth#access_token=x&type=signup']);
  expect(run('#error=access_denied')).toEqual(['/auth#error=access_denied']);
});

it('draws the theme that was chosen', () => {
  localStorage.setItem('plainday.theme', 'light');
  run('#features');
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', themeChoice: 'light' });
});
