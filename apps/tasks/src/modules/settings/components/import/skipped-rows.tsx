import { Icon } from '@plainday/ui-components';
import { Ban } from 'lucide';
import type { Skipped } from '../../../../shared/import/plan';
import { skippedText } from '../../../../shared/import/words';

/** The rows of a file that cannot come in, each with its line and why: items of a list. */
export function SkippedRows({ skipped }: { readonly skipped: readonly Skipped[] }) {
  return skipped.map(({ what, line, text }, index) => (
    <li key={index} data-state="cannot">
      <span>
        <Icon icon={Ban} size={14} /> Cannot
      </span>
      <span>
        {text || '(no title)'}: {skippedText(what, line)}
      </span>
    </li>
  ));
}
