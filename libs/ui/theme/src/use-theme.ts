import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '@plainday/shared-platform';
import { applyTheme, darkQuery, THEME_STORAGE_KEY, toThemeChoice } from './theme-choice';
import type { Theme, ThemeChoice } from './theme-choice';

const listeners = new Set<() => void>();

function refresh() {
  applyTheme(toThemeChoice(readLocal(THEME_STORAGE_KEY)));
  listeners.forEach((listener) => listener());
}

function handleStorage(event: StorageEvent) {
  if (event.key === THEME_STORAGE_KEY || event.key === null) refresh();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    darkQuery().addEventListener('change', refresh);
    addEventListener('storage', handleStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    darkQuery().removeEventListener('change', refresh);
    removeEventListener('storage', handleStorage);
  };
}

function readChoice(): ThemeChoice {
  return toThemeChoice(document.documentElement.dataset.themeChoice);
}

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Draws a choice and remembers it on this device; other tabs follow. */
export function setThemeChoice(choice: ThemeChoice): void {
  writeLocal(THEME_STORAGE_KEY, choice);
  applyTheme(choice);
  listeners.forEach((listener) => listener());
}

/** The theme in force, the choice behind it, and the way to change it. */
export function useTheme(): {
  readonly choice: ThemeChoice;
  readonly theme: Theme;
  readonly setChoice: (choice: ThemeChoice) => void;
} {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const);
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'light' as const);
  return { choice, theme, setChoice: setThemeChoice };
}
