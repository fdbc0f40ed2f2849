import { act, render, screen } from '@testing-library/react';
import { useTheme } from './use-theme';

let systemIsDark = false;
let systemListeners: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  systemListeners = [];
  const query = {
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_type: string, listener: () => void) => systemListeners.push(listener),
    removeEventListener: () => undefined,
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  document.documentElement.dataset.theme = 'light';
  document.documentElement.dataset.themeChoice = 'system';
});

function Probe() {
  const { choice, theme, setChoice } = useTheme();
  return <button onClick={() => setChoice('dark')}>{`${choice} ${theme}`}</button>;
}

it('draws and remembers a choice', () => {
  render(<Probe />);
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('dark dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('plainday.theme')).toBe('dark');
});

it('follows the system while it changes', () => {
  render(<Probe />);
  systemIsDark = true;
  act(() => systemListeners.forEach((listener) => listener()));
  expect(screen.getByRole('button')).toHaveTextContent('system dark');
});

it('follows a choice made in another tab', () => {
  render(<Probe />);
  localStorage.setItem('plainday.theme', 'dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'plainday.theme' })));
  expect(screen.getByRole('button')).toHaveTextContent('dark dark');
});
