import { useContext } from 'react';
import { Icon, LinkButton } from '@plainday/ui-components';
import { Play } from 'lucide';
import { styled } from 'styled-components';
import { landing } from '../content/landing';
import { site } from '../content/site';
import { Actions, Beside, Column, Lead } from '../frame/layout';
import { LiveFailed } from '../live/live-failed';
import { LiveContext } from '../live/live-tools';
import { AppShot } from '../pictures/app-shot';
import { Facts } from './facts';

const Box = styled.section`
  padding-top: clamp(56px, 8vw, 112px);
`;

const Pitch = styled.div`
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

/** Where the list is, once somebody wants to try it: until it is there its picture stays. */
const Place = styled.div`
  display: grid;
  scroll-margin-top: 88px;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** What is said lies over the picture: nothing is pushed aside. */
const Stage = styled.div`
  position: relative;
  > [data-failed] {
    position: absolute;
    inset: 24px 16px auto;
    margin-inline: auto;
  }
`;

const Strip = styled.div`
  padding-block: 28px;
  border-block: 1px solid var(--line);
`;

/** The promise, both buttons, and the product itself: a picture, and the list as it is for who tries it. */
export function Hero() {
  const { heading, text, try: trial, picture } = landing.hero;
  const script = useContext(LiveContext)['task-list']?.script;
  return (
    <Box>
      <Column>
        <Beside>
          <Title>{heading}</Title>
          <Pitch>
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
          </Pitch>
        </Beside>
        <Stage>
          <Place id="try" tabIndex={-1} data-live={script?.src} data-integrity={script?.integrity}>
            <AppShot name="today" label={picture} withPhone />
          </Place>
          <LiveFailed />
        </Stage>
      </Column>
      <Strip>
        <Column>
          <Facts facts={landing.stats} />
        </Column>
      </Strip>
    </Box>
  );
}
