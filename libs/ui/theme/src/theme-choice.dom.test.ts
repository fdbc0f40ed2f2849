import { applyTheme, resolveTheme, themeBootScript, toThemeChoice } from './theme-choice';

/** The system's wish; it can be changed, which a page is told of. */
function systemPrefers(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  window.matchMedia = () => query as unknown as MediaQueryList;
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}

beforeEach(() => {
  localStorage.clear();
  systemPrefers(false);
});

it('takes anything unknown for the choice of the system', () => {
  expect([null, '', 'blue', '"dark"', 1].map(toThemeChoice)).toEqual(Array(5).fill('system'));
  expect(toThemeChoice('dark')).toBe('dark');
});

it('follows the system only when asked to', () => {
  expect(resolveTheme('system', true)).toBe('dark');
  expect(resolveTheme('light', true)).toBe('light');
  expect(resolveTheme('dark', false)).toBe('dark');
});

it('writes choice and theme to the root element', () => {
  systemPrefers(true);
  expect(applyTheme('system')).toBe('dark');
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', themeChoice: 'system' });
});

describe('the boot script', () => {
  const boot = () => new Function(themeBootScript)();

  it.each([
    [null, true, 'dark', 'system'],
    [null, false, 'light', 'system'],
    ['light', true, 'light', 'light'],
    ['dark', false, 'dark', 'dark'],
    ['nonsense', true, 'dark', 'system'],
  ])('stored %s, system dark %s: draws %s for the choice %s', (stored, dark, theme, choice) => {
    if (stored) localStorage.setItem('plainday.theme', stored);
    systemPrefers(dark);
    boot();
    expect(document.documentElement.dataset).toMatchObject({ theme, themeChoice: choice });
  });

  it('follows the system while the page is open, unless somebody chose', () => {
    const change = systemPrefers(false);
    boot();
    change(true);
    expect(document.documentElement.dataset.theme).toBe('dark');
    localStorage.setItem('plainday.theme', 'dark');
    change(false);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('follows a choice made in another tab', () => {
    boot();
    localStorage.setItem('plainday.theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'plainday.theme' }));
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
  });

  it('survives a browser that denies storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    boot();
    expect(document.documentElement.dataset.theme).toBe('light');
    jest.restoreAllMocks();
  });
});
