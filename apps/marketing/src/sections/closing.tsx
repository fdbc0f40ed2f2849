import { LinkButton } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { landing } from '../content/landing';
import { site } from '../content/site';
import { Column } from './layout';

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
  font-size: clamp(32px, 5.4vw, 60px);
  line-height: 1.05;
  font-weight: 650;
  letter-spacing: -0.04em;
`;

const Text = styled.p`
  margin-bottom: var(--space-5);
  color: var(--text-2);
  font-size: clamp(16px, 1.6vw, 19px);
`;

/** The way in, once more. */
export function Closing() {
  return (
    <Column>
      <Panel>
        <Title>{landing.closing.heading}</Title>
        <Text>{landing.closing.text}</Text>
        <LinkButton variant="primary" size="l" href={site.signUp.href}>
          {site.signUp.label}
        </LinkButton>
      </Panel>
    </Column>
  );
}
