import { Button } from '@plainday/ui-components';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** A session that is unknown for this long will not become known by waiting. Milliseconds. */
const PATIENCE_MS = 10_000;

/** Shown while the session is being determined (spec §2); after ten seconds it offers another try. */
export function LoadingScreen() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <RetryScreen /> : <Main aria-busy>Loading...</Main>;
}

/** The server does not answer, or the page is broken: one way out that always does something. */
export function RetryScreen() {
  return (
    <Main>
      <Title>Plainday does not answer</Title>
      <p>The connection may be slow or interrupted. Nothing you saved is lost.</p>
      <Button variant="primary" onClick={() => location.reload()}>
        Try again
      </Button>
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
  color: var(--text-2);
`;

const Title = styled.h1`
  font-size: var(--size-large);
  font-weight: 650;
  line-height: 1.75rem;
  letter-spacing: -0.02em;
  color: var(--text);
`;
