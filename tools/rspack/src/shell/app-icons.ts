import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { logoSvg, type LogoShape } from '@plainday/shared-utils/site';
import { colors } from '@plainday/ui-theme';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** A picture of the logo that systems show the app by. */
export interface AppIcon {
  readonly file: string;
  /** Edge in pixels. */
  readonly size: number;
  readonly shape: LogoShape;
  /** What the manifest offers it for; what iOS takes is named in the page instead. */
  readonly purpose?: 'any' | 'maskable' | 'monochrome';
}

/** The picture that iOS cuts to its own shape, as it does not read those of the manifest. */
export const APPLE_ICON = 'icon-apple.png';

/** All of them: the sizes that launchers, install sheets and notifications ask for. */
export const APP_ICONS: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, shape: 'round', purpose: 'any' },
  { file: 'icon-512.png', size: 512, shape: 'round', purpose: 'any' },
  { file: 'icon-maskable-192.png', size: 192, shape: 'full', purpose: 'maskable' },
  { file: 'icon-maskable-512.png', size: 512, shape: 'full', purpose: 'maskable' },
  { file: 'icon-monochrome-192.png', size: 192, shape: 'tick', purpose: 'monochrome' },
  { file: 'icon-monochrome-512.png', size: 512, shape: 'tick', purpose: 'monochrome' },
  { file: APPLE_ICON, size: 180, shape: 'full' },
];

/** The logo in one of its shapes, in the colours of the light. */
export function iconSvg(shape: LogoShape): string {
  return logoSvg(shape, colors.accent.light, colors['on-accent'].light);
}

/** Draws the icons into a folder, as PNG: systems read no other format everywhere. */
export async function writeIcons(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  for (const { file, size, shape } of APP_ICONS) {
    const picture = new Resvg(iconSvg(shape), { fitTo: { mode: 'width', value: size } });
    await writeFile(join(folder, file), picture.render().asPng());
  }
}
