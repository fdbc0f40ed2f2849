import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import type { Point } from '../content/copy.types';
import { toolPages } from '../content/tool-pages';
import { Column, Heading, Section } from '../frame/layout';

const Tight = styled(Section)`
  padding-bottom: 0;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-8) clamp(32px, 7vw, 96px);
  padding-top: clamp(28px, 4vw, 44px);
  ${phone} {
    grid-template-columns: 1fr;
    gap: var(--space-6);
  }
  li {
    padding-top: var(--space-4);
    border-top: 1px solid var(--line-strong);
  }
  h3 {
    margin-bottom: 4px;
    font-size: 1.1875rem;
    line-height: 1.75rem;
    letter-spacing: -0.02em;
  }
  p {
    max-width: 44ch;
    color: var(--text-2);
    text-wrap: pretty;
  }
`;

/** What a tool does, in four points. */
export function ToolFeatures({ features }: { readonly features: readonly Point[] }) {
  return (
    <Tight>
      <Column>
        <Heading>{toolPages.features}</Heading>
        <Grid>
          {features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Grid>
      </Column>
    </Tight>
  );
}
