import { useContext } from 'react';
import { Icon, LinkButton } from '@plainday/ui-components';
import { Play } from 'lucide';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { landing } from '../content/landing';
import { site } from '../content/site';
import { Actions, Column, Lead } from '../frame/layout';
import { LiveContext } from '../live/live-tools';
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

/** Where the list is, once somebody wants to try it. */
const Place = styled.div`
  display: grid;
  scroll-margin-top: 88px;
`;

/** The promise, both buttons, and the product itself: a picture, and the list as it is for who tries it. */
export function Hero() {
  const { heading, text, try: trial, picture } = landing.hero;
  const script = useContext(LiveContext)['task-list']?.script;
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
              <LinkButton size="l" href={trial.href} data-try>
                <Icon icon={Play} size={16} />
                {trial.label}
              </LinkButton>
            </Actions>
          </Beside>
        </Words>
        <Place id="try" tabIndex={-1} data-live={script?.src} data-integrity={script?.integrity}>
          <AppShot name="today" label={picture} withPhone />
        </Place>
      </Column>
      <Stats stats={landing.stats} />
    </Box>
  );
}
