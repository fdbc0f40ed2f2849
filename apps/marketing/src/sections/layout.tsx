import { styled } from 'styled-components';

/** The column all sections stand in. */
export const Column = styled.div`
  width: min(1120px, 100% - 48px);
  margin-inline: auto;
  @media (max-width: 640px) {
    width: calc(100% - 32px);
  }
`;

export const Section = styled.section`
  padding-block: clamp(72px, 10vw, 128px);
`;

/** Heading of a section with its sentence. */
export const SectionHead = styled.header`
  display: grid;
  gap: var(--space-4);
  max-width: 640px;
  margin-bottom: clamp(36px, 5vw, 56px);
`;

export const Heading = styled.h2`
  font-size: clamp(28px, 4.2vw, 44px);
  line-height: 1.1;
  font-weight: 650;
  letter-spacing: -0.03em;
`;

export const Lead = styled.p`
  color: var(--text-2);
  font-size: clamp(16px, 1.6vw, 19px);
  line-height: 1.55;
  text-wrap: balance;
`;
