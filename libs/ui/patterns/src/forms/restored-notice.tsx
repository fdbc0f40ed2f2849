import { Notice } from '../states/notice';

/** Says that a form begins with what had been typed and not saved, and offers to begin anew. */
export function RestoredNotice({ onRestart }: { readonly onRestart: () => void }) {
  return (
    <Notice role="status" action={{ label: 'Start over', run: onRestart }}>
      You had not saved this. It is as you left it.
    </Notice>
  );
}
