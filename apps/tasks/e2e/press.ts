import type { Page } from '@playwright/test';

const NAMES: Readonly<Record<string, string>> = {
  mod: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowright: 'ArrowRight',
  arrowleft: 'ArrowLeft',
  home: 'Home',
  end: 'End',
  enter: 'Enter',
  f2: 'F2',
  delete: 'Delete',
  backspace: 'Backspace',
  escape: 'Escape',
};

/** The ways to press a shortcut of the registry. */
export function waysOf(shortcut: string): readonly string[] {
  return shortcut.split(' | ');
}

/** Presses one way of a shortcut, as a person would. */
export async function press(page: Page, way: string): Promise<void> {
  for (const stroke of way.split(' ')) {
    const keys = stroke.split('+').map((key) => NAMES[key] ?? key);
    await page.keyboard.press(keys.join('+'));
  }
}
