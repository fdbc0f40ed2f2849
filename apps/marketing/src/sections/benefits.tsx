import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { Column, Heading, Lead, Section } from '../frame/layout';
import { Checklist } from './checklist';

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(32px, 7vw, 96px);
  align-items: start;
  ${upTo(860)} {
    grid-template-columns: 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
`;

export interface BenefitsProps {
  readonly id?: string;
  readonly heading: string;
  readonly text?: ReactNode;
  readonly lines: readonly string[];
}

/** Why it is good to have, as a checklist. */
export function Benefits({ id, heading, text, lines }: BenefitsProps) {
  return (
    <Section id={id} tabIndex={id ? -1 : undefined}>
      <Column>
        <Grid>
          <Words>
            <Heading>{heading}</Heading>
            {text && <Lead>{text}</Lead>}
          </Words>
          <Checklist lines={lines} />
        </Grid>
      </Column>
    </Section>
  );
}
