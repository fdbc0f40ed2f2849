import { LinkButton } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { landing } from '../content/landing';
import { site } from '../content/site';
import { Actions, Column, Lead } from '../frame/layout';
import { AppShot } from '../pictures/app-shot';
import { Stats } from './stats';

const Box = styled.section`
  padding-top: clamp(56px, 8vw, 112px);
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.66fr) minmax(0, 1fr);
  gap: var(--space-6) var(--space-10);
  align-items: end;
  margin-bottom: clamp(40px, 5vw, 64px);
  ${upTo(960)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Beside = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const Title = styled.h1`
  font-size: clamp(2.5rem, 8vw, 5.25rem);
  line-height: 1;
  font-weight: 680;
  letter-spacing: -0.05em;
`;

const Text = styled(Lead)`
  max-width: 34em;
`;

/** The promise, both buttons, and the product itself. */
export function Hero() {
  const { heading, text, more, picture } = landing.hero;
  return (
    <Box>
      <Column>
        <Words>
          <Title>{heading}</Title>
          <Beside>
            <Text>{text}</Text>
            <Actions>
              <LinkButton variant="primary" size="l" href={site.signUp.href}>
                {site.signUp.label}
              </LinkButton>
              <LinkButton size="l" href={more.href}>
                {more.label}
              </LinkButton>
            </Actions>
          </Beside>
        </Words>
        <AppShot name="today" label={picture} withPhone />
      </Column>
      <Stats stats={landing.stats} />
    </Box>
  );
}
