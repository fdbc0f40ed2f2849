import styled from 'styled-components';
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
  font-size: 13px;
  p {
    flex: 1 1 260px;
  }
`;

/** Shown while something unreadable lies aside. Nothing of it is lost until it is restored. */
export function RecoverNotice({ onRestore }: { readonly onRestore: () => void }) {
  return (
    <Box role="status">
      <p>Some notes could not be read. They were set aside, not deleted.</p>
      <Button size="s" onClick={onRestore}>
        Restore raw data
      </Button>
    </Box>
  );
}
