import { styled } from 'styled-components';

/** Facts beside the title of a page, `<PageFrame summary={<PageSummary>…</PageSummary>}>`: they wrap, with room between them. */
export const PageSummary = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;
