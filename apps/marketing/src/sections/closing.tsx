import { LinkButton } from '@plainday/ui-components';
import { styled } from 'styled-components';
import type { Point } from '../content/copy.types';
import { site } from '../content/site';
import { Column } from '../frame/layout';

const Panel = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: clamp(56px, 8vw, 104px) var(--space-6);
  border: 1px solid var(--line);
  border-radius: 28px;
  background: var(--accent-soft);
  text-align: center;
`;

const Title = styled.h2`
  font-size: clamp(2rem, 5.4vw, 3.75rem);
  line-height: 1.05;
  font-weight: 650;
  letter-spacing: -0.04em;
`;

const Text = styled.p`
  margin-bottom: var(--space-5);
  color: var(--text-2);
  font-size: clamp(1rem, 1.6vw, 1.1875rem);
`;

/** The invitation, once more. */
export function Closing({ title, text }: Point) {
  return (
    <Column>
      <Panel>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <LinkButton variant="primary" size="l" href={site.signUp.href}>
          {site.signUp.label}
        </LinkButton>
      </Panel>
    </Column>
  );
}
