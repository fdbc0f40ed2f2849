import { LinkButton } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { landing } from '../content/landing';
import { site } from '../content/site';
import { Actions, Column, Lead } from '../frame/layout';
import { AppShot } from '../pictures/app-shot';
import { Figures } from './figures';

const Box = styled.section`
  padding-top: clamp(56px, 8vw, 112px);
`;

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-6);
  max-width: 860px;
  margin: 0 auto clamp(40px, 5vw, 72px);
  text-align: center;
`;

const Title = styled.h1`
  font-size: clamp(2.5rem, 8vw, 5.25rem);
  line-height: 1;
  font-weight: 650;
  letter-spacing: -0.045em;
`;

const Text = styled(Lead)`
  max-width: 34em;
`;

const Hint = styled.p`
  margin-top: -8px;
  color: var(--text-3);
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;

const Center = styled(Actions)`
  justify-content: center;
`;

/** The promise, both buttons, and the product itself. */
export function Hero() {
  const { heading, text, more, note, picture } = landing.hero;
  return (
    <Box>
      <Column>
        <Words>
          <Title>{heading}</Title>
          <Text>{text}</Text>
          <Center>
            <LinkButton variant="primary" size="l" href={site.signUp.href}>
              {site.signUp.label}
            </LinkButton>
            <LinkButton size="l" href={more.href}>
              {more.label}
            </LinkButton>
          </Center>
          <Hint>{note}</Hint>
        </Words>
        <AppShot name="tasks" label={picture} />
        <Figures figures={landing.stats} />
      </Column>
    </Box>
  );
}
