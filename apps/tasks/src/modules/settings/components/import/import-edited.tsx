import { Notice } from '@plainday/ui-patterns';
import { plural } from '@plainday/shared-utils';
import type { TakingBack } from '../../hooks/import/use-taking-back';

/** So many are named. */
const NAMED = 3;

interface ImportEditedProps {
  readonly taking: TakingBack;
  readonly onTakeBack: (keepEdited: boolean) => void;
}

/** Names what was edited since it came in, and asks what becomes of it. */
export function ImportEdited({ taking, onTakeBack }: ImportEditedProps) {
  if (taking.kind !== 'asking') return null;
  const { edited } = taking;
  const names = edited.slice(0, NAMED).map((title) => `“${title}”`);
  const rest = edited.length - names.length;
  return (
    <Notice
      tone="warning"
      role="alert"
      action={{ label: 'Keep them', run: () => onTakeBack(true) }}
      secondary={{ label: 'Take them out too', run: () => onTakeBack(false) }}
    >
      {plural(edited.length, 'of these tasks was edited', 'of these tasks were edited')} since:{' '}
      {names.join(', ')}
      {rest > 0 && ` and ${rest} more`}.
    </Notice>
  );
}
