import { LinkButton } from '@plainday/ui-components';
import { useEffect } from 'react';
import styled from 'styled-components';

/** Any path that is no page (spec §2). */
export function NotFoundScreen() {
  useEffect(() => {
    document.title = 'Page not found · Plainday';
  }, []);
  return (
    <Main>
      <Code aria-hidden>404</Code>
      <Title>Oops! Page not found</Title>
      <Text>The address may be mistyped, or the page has moved.</Text>
      <LinkButton variant="primary" size="l" href="/">
        Return to Home
      </LinkButton>
      <Ways aria-label="Pages">
        <a href="/tools">Tools</a>
        <a href="/pricing">Pricing</a>
        <a href="/auth">Sign In</a>
      </Ways>
    </Main>
  );
}

const Main = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  min-height: 100dvh;
  padding: var(--space-6);
  text-align: center;
`;

const Ways = styled.nav`
  display: flex;
  gap: var(--space-5);
  margin-top: var(--space-2);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Code = styled.p`
  font-size: var(--size-clock);
  font-weight: 650;
  line-height: 1;
  letter-spacing: -0.04em;
  color: var(--text-3);
`;

const Title = styled.h1`
  font-size: var(--size-title);
  font-weight: 650;
  line-height: 2rem;
  letter-spacing: -0.025em;
`;

const Text = styled.p`
  margin-bottom: var(--space-3);
  color: var(--text-2);
`;
