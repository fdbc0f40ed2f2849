import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture of the app that the browser's own install window shows. */
export interface AppScreen {
  readonly file: string;
  /** The picture of Today that it is a copy of. */
  readonly shot: string;
  readonly form: 'wide' | 'narrow';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** On a desk and on a phone. */
export const APP_SCREENS: readonly AppScreen[] = [
  {
    file: 'screen-wide.webp',
    shot: 'light-wide.webp',
    form: 'wide',
    width: 1280,
    height: 800,
  },
  {
    file: 'screen-phone.webp',
    shot: 'light-phone.webp',
    form: 'narrow',
    width: 780,
    height: 1280,
  },
];

/** Copies them from the pictures that the start page has of Today. */
export async function writeScreens(folder: string, shots: string): Promise<void> {
  for (const { file, shot } of APP_SCREENS) {
    await copyFile(join(shots, 'today', shot), join(folder, file));
  }
}
