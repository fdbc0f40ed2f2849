import { styled } from 'styled-components';
import { Skeleton, VisuallyHidden } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';

export interface LoadingStateProps {
  readonly rows?: number;
  /** Said to assistive technology. */
  readonly label?: string;
}

const WIDTHS = ['46%', '62%', '38%', '54%'];

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 0 34px;
  border-top: 1px solid var(--line);
  ${phone} {
    padding: 0;
  }
`;

const Lines = styled.div`
  flex: 1;
  display: grid;
  gap: 10px;
`;

/** Rows in grey, in the shape of the list to come. */
export function LoadingState({ rows = 4, label = 'Loading...' }: LoadingStateProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index} aria-hidden>
          <Skeleton $width={20} $height={20} $round />
          <Lines>
            <Skeleton $width={WIDTHS[index % WIDTHS.length]} $height={12} />
            <Skeleton $width="22%" $height={8} />
          </Lines>
        </Row>
      ))}
    </div>
  );
}
