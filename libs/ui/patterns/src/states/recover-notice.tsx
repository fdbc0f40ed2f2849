import { styled } from 'styled-components';
import { Button } from '@plainday/ui-components';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-4);
  padding: 10px 14px;
  border-radius: var(--radius-m);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--size-small);
  p {
    flex: 1 1 260px;
  }
`;

export interface RecoverNoticeProps {
  /** What cannot be read, in the plural: `notes`. */
  readonly what: string;
  /** How many there are; nothing is shown for none. */
  readonly count: number;
  /** Brings them back as far as that is possible. */
  readonly onRestore?: () => void;
  /** Saves them to a file, as they were found. */
  readonly onDownload: () => void;
}

/** Shown while something unreadable is set aside. Nothing of it is lost until it is restored. */
export function RecoverNotice({ what, count, onRestore, onDownload }: RecoverNoticeProps) {
  if (count === 0) return null;
  return (
    <Box role="status">
      <p>Some {what} could not be read. They were set aside, not deleted.</p>
      <Button size="s" onClick={onDownload}>
        Download raw data
      </Button>
      {onRestore && (
        <Button size="s" onClick={onRestore}>
          Restore raw data
        </Button>
      )}
    </Box>
  );
}
