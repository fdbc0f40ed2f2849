import { useCallback, useEffect, useState } from 'react';
import { logger } from '@plainday/shared-platform';

interface DocumentPictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

function pictureInPicture(): DocumentPictureInPicture | undefined {
  return (window as { documentPictureInPicture?: DocumentPictureInPicture })
    .documentPictureInPicture;
}

/** Theme, styles and fonts of this page, so that what is drawn over there looks the same. */
function dress(target: Window) {
  const from = document.documentElement;
  const to = target.document.documentElement;
  to.lang = from.lang;
  target.document.title = 'Timer · Plainday';
  Object.assign(to.dataset, from.dataset);
  const style = target.document.createElement('style');
  style.textContent = [...document.styleSheets]
    .flatMap((sheet) => (sheet.href === null ? [...sheet.cssRules] : []))
    .map((rule) => rule.cssText)
    .join('\n');
  target.document.head.append(style);
  for (const face of document.fonts) {
    try {
      target.document.fonts.add(face);
    } catch {
      // Faces of a style sheet belong to their page; the stand-in is drawn then.
    }
  }
}

/** A small window that stays on top of others; closes with the page that opened it. */
export function usePipWindow(size: { width: number; height: number }): {
  readonly supported: boolean;
  readonly pipWindow: Window | null;
  readonly open: () => void;
  readonly close: () => void;
} {
  const [pipWindow, setPipWindow] = useState<Window | null>(null);
  const { width, height } = size;

  const open = useCallback(() => {
    pictureInPicture()
      ?.requestWindow({ width, height })
      .then((target) => {
        dress(target);
        target.addEventListener('pagehide', () => setPipWindow(null));
        setPipWindow(target);
      })
      .catch((error: unknown) => logger.warn('The small window could not be opened', error));
  }, [width, height]);

  useEffect(() => () => pipWindow?.close(), [pipWindow]);
  const close = useCallback(() => setPipWindow(null), []);

  return { supported: pictureInPicture() !== undefined, pipWindow, open, close };
}
