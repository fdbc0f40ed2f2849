import { styled } from 'styled-components';
import { phone, upTo } from '@plainday/ui-theme';

/** Below this width the navigation folds into one menu. */
export const folded = upTo(860);

/** The column all sections stand in. */
export const Column = styled.div`
  width: min(1120px, 100% - 48px);
  margin-inline: auto;
  ${phone} {
    width: calc(100% - 32px);
  }
`;

export const Section = styled.section`
  padding-block: clamp(72px, 9vw, 120px);
`;

/** A section on a ground of its own. */
export const Band = styled(Section)`
  background: var(--sunken);
  border-block: 1px solid var(--line);
`;

/** Heading of a section with its sentence. */
export const SectionHead = styled.header`
  display: grid;
  gap: var(--space-4);
  max-width: 640px;
  margin-bottom: clamp(32px, 4vw, 52px);
`;

export const Heading = styled.h2`
  font-size: clamp(1.75rem, 4.2vw, 2.75rem);
  line-height: 1.1;
  font-weight: 650;
  letter-spacing: -0.03em;
`;

export const Lead = styled.p`
  color: var(--text-2);
  font-size: clamp(1rem, 1.6vw, 1.1875rem);
  line-height: 1.55;
  text-wrap: pretty;
`;

/** The h1 of a page. */
export const PageTitle = styled.h1`
  font-size: clamp(2.5rem, 6.4vw, 4.25rem);
  line-height: 1.02;
  font-weight: 650;
  letter-spacing: -0.045em;
`;

/** A heading with its words beside it, or below it where there is no room. */
export const Beside = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1.66fr) minmax(0, 1fr);
  gap: var(--space-5) var(--space-10);
  align-items: end;
  margin-bottom: clamp(32px, 4.5vw, 60px);
  ${upTo(960)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Buttons in a row that wraps. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
