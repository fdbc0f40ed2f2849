import { hideOthers as hide } from 'aria-hidden';

/**
 * Hides from screen readers what is behind a window, two frames after it has opened. A reader that loses the place
 * where it was before it hears of the focus goes to the window by itself, and says nothing. Radix' windows are built
 * with this in place of the package's own, see `tools/rspack/src/common-config.ts`.
 */
export function hideOthers(window: Element): () => void {
  let show = () => {};
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      show = hide(window);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    show();
  };
}
