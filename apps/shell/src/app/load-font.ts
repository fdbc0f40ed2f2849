import { afterPaint, logger, readLocal, whenIdle, writeLocal } from '@plainday/shared-platform';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Set once this browser has fetched the font, which is then in its cache. */
const STORAGE_KEY = 'plainday.font';

async function load(): Promise<void> {
  try {
    document.fonts.add(
      await new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }).load(),
    );
    writeLocal(STORAGE_KEY, inter);
  } catch (error) {
    logger.warn('The font did not load; its stand-in stays.', error);
  }
}

/**
 * Loads Inter beside the app where it is cached, and behind the app where it is not: on a slow line its
 * 48 kB would hold up the scripts. Until then a stand-in with the same measures is shown.
 */
export function loadFont(): void {
  if (readLocal(STORAGE_KEY) === inter) void load();
  else void afterPaint().then(() => whenIdle(() => void load()));
}
