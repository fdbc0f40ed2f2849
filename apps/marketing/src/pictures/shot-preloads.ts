import { SHOT_THEMES, type Shot } from './shots';

const sizes = { phone: '(max-width: 640px)', wide: '(min-width: 640.02px)' } as const;

/** Links that fetch the one picture the screen and its theme ask for, before the page is laid out. */
export function shotPreloads(shot: Shot | undefined): string {
  if (!shot) return '';
  return SHOT_THEMES.flatMap((theme) =>
    (['phone', 'wide'] as const).map(
      (size) =>
        `<link rel="preload" as="image" href="${shot[theme][size]}" media="${sizes[size]} and (prefers-color-scheme: ${theme})">`,
    ),
  ).join('');
}
