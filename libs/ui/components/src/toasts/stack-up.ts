import { observeSizes } from '@plainday/shared-platform';

/** Between two brief messages, and above them; as Sonner has it. */
const GAP = 14;

/**
 * Says by `--briefs` how high the brief messages stand that are on the screen, so that a message of the other style lies
 * above them, however many lines they have. Returns what stops it.
 */
export function stackUp(messages: HTMLElement): () => void {
  function measure(): void {
    const briefs = messages.querySelectorAll<HTMLElement>(
      '[data-sonner-toast]:not([data-removed="true"], [data-visible="false"])',
    );
    let height = 0;
    for (const brief of briefs) height += brief.offsetHeight + GAP;
    messages.style.setProperty('--briefs', `${height}px`);
  }

  const sizes = observeSizes(measure);
  const changes = new MutationObserver(() => {
    sizes.disconnect();
    for (const brief of messages.querySelectorAll('[data-sonner-toast]')) sizes.observe(brief);
    measure();
  });
  const watched = ['data-removed', 'data-visible'];
  changes.observe(messages, { childList: true, subtree: true, attributeFilter: watched });
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}
