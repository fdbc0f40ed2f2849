import { applyTheme, resolveTheme, themeBootScript, toThemeChoice } from './theme-choice';

function systemPrefers(dark: boolean) {
  window.matchMedia = () => ({ matches: dark }) as MediaQueryList;
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

  it('survives a browser that denies storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    boot();
    expect(document.documentElement.dataset.theme).toBe('light');
    jest.restoreAllMocks();
  });
});
