import { LinkButton } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { landing } from '../content/landing';
import { site } from '../content/site';
import { AppPicture } from '../drawings/app-picture';
import { Column, Lead } from './layout';

const Box = styled.section`
  padding-top: clamp(64px, 9vw, 120px);
`;

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-6);
  max-width: 860px;
  margin: 0 auto clamp(48px, 6vw, 80px);
  text-align: center;
`;

const Title = styled.h1`
  font-size: clamp(40px, 8vw, 84px);
  line-height: 1;
  font-weight: 650;
  letter-spacing: -0.045em;
`;

const Text = styled(Lead)`
  max-width: 34em;
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`;

const Note = styled.p`
  margin-top: -8px;
  color: var(--text-3);
  font-size: 13px;
  line-height: 20px;
`;

/** The promise, the way in, and the product itself. */
export function Hero() {
  const { heading, text, more, note, picture } = landing.hero;
  return (
    <Box>
      <Column>
        <Words>
          <Title>{heading}</Title>
          <Text>{text}</Text>
          <Actions>
            <LinkButton variant="primary" size="l" href={site.signUp.href}>
              {site.signUp.label}
            </LinkButton>
            <LinkButton size="l" href={more.href}>
              {more.label}
            </LinkButton>
          </Actions>
          <Note>{note}</Note>
        </Words>
        <AppPicture label={picture} />
      </Column>
    </Box>
  );
}
