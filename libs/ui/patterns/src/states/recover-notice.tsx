import { focusHeading } from '../focus/use-list-focus';
import { Notice } from './notice';

export interface RecoverNoticeProps {
  /** What cannot be read, in the plural: `notes`. */
  readonly what: string;
  /** How many there are; nothing is shown for none. */
  readonly count: number;
  /** Brings them back as far as that is possible. */
  readonly onRestore?: () => void;
  /** Saves them to a file, as they were found. */
  readonly onDownload?: () => void;
}

/** Shown while something unreadable is set aside. Nothing of it is lost until it is restored. */
export function RecoverNotice({ what, count, onRestore, onDownload }: RecoverNoticeProps) {
  if (count === 0) return null;

  /** The notice goes with what it was about. */
  function restore(): void {
    focusHeading();
    onRestore?.();
  }

  return (
    <Notice
      tone="warning"
      role="status"
      secondary={onDownload && { label: 'Download raw data', run: onDownload }}
      action={onRestore && { label: 'Restore raw data', run: restore }}
    >
      Some {what} could not be read. They were set aside, not deleted.
    </Notice>
  );
}
