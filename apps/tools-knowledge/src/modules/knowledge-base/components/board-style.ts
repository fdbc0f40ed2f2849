import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';

/** Up to this width list and entry are two pages. */
export const narrow = upTo(1023);

/** List and reading pane side by side; one of them on a narrow screen. */
export const Surface = styled.div<{ $page: 'list' | 'entry' }>`
  display: grid;
  grid-template-columns: 372px minmax(0, 1fr);
  align-items: stretch;
  min-height: 420px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  ${narrow} {
    display: block;
    min-height: 0;
    border: 0;
    background: none;
    >:${({ $page }) => ($page === 'list' ? 'last-child' : 'first-child')} {
      display: none;
    }
  }
  /* An entry is printed alone. */
  @media print {
    display: block;
    border: 0;
  }
`;

/** The list stays in sight while a long entry is read. */
export const ListColumn = styled.div`
  position: sticky;
  top: 72px;
  display: flex;
  flex-direction: column;
  align-self: start;
  min-width: 0;
  max-height: calc(100dvh - 96px);
  border-inline-end: 1px solid var(--line);
  ${narrow} {
    position: static;
    max-height: none;
    border: 0;
  }
`;

export const Pane = styled.div`
  min-width: 0;
  padding: 12px 32px 40px;
  border-inline-start: 1px solid var(--line);
  margin-inline-start: -1px;
  ${narrow} {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;
