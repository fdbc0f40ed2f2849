import { createContext } from 'react';

/** Sizes in CSS pixels at which the app is photographed. Every picture has both. */
export const SHOT_SIZES = {
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 640 },
} as const;

export const SHOT_THEMES = ['light', 'dark'] as const;

export type ShotSize = keyof typeof SHOT_SIZES;
export type ShotTheme = (typeof SHOT_THEMES)[number];

/** Public addresses of one picture in both themes and sizes. */
export type Shot = Readonly<Record<ShotTheme, Readonly<Record<ShotSize, string>>>>;

/** The pictures that exist, by their name: `tasks`, or the id of a tool. */
export type Shots = Readonly<Record<string, Shot>>;

/** Hands the pictures of the app to the pages while they are rendered. */
export const ShotsContext = createContext<Shots>({});
