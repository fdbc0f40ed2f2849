import { hideOthers as hide } from 'aria-hidden';

/** What a page says by itself where it stands; its announcements go on being heard. */
const LIVE = 'main [aria-live]:not([data-announcements])';

/** The package leaves live regions readable, and with each of them the form or list around it. */
function hideWhole(window: Element): () => void {
  const live = [...document.querySelectorAll(LIVE)].map(
    (region) => [region, region.getAttribute('aria-live') ?? ''] as const,
  );
  for (const [region] of live) region.removeAttribute('aria-live');
  const show = hide(window);
  for (const [region, how] of live) region.setAttribute('aria-live', how);
  return show;
}

/**
 * Hides from screen readers what is behind a window, two frames after it has opened. A reader that loses the place
 * where it was before it hears of the focus goes to the window by itself, and says nothing. Radix' windows are built
 * with this in place of the package's own, see `tools/rspack/src/common-config.ts`.
 */
export function hideOthers(window: Element): () => void {
  let show = () => {};
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      show = hideWhole(window);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    show();
  };
}
