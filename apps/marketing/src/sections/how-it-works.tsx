import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { landing } from '../content/landing';
import { CloseMoment, FitMoment, WriteMoment } from '../drawings/moments';
import { Band, Column, Heading, Lead } from '../frame/layout';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1.66fr) minmax(0, 1fr);
  gap: var(--space-2) var(--space-10);
  align-items: end;
  margin-bottom: clamp(32px, 4vw, 52px);
  span {
    display: block;
  }
  ${upTo(860)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Label = styled.p`
  grid-column: 1 / -1;
  color: var(--accent-text);
  font: 550 0.875rem/1.25rem var(--font);
`;

const Moments = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-8) var(--space-6);
  list-style: none;
  ${upTo(860)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled.h3`
  padding-top: var(--space-4);
  font-size: 1.0625rem;
  letter-spacing: -0.015em;
`;

const Text = styled.p`
  color: var(--text-2);
  text-wrap: pretty;
`;

/** Three moments of a day, each with a picture of it. */
export function HowItWorks() {
  const { label, heading, text, write, fit, close } = landing.how;
  const moments = [
    { ...write, picture: <WriteMoment /> },
    { ...fit, picture: <FitMoment /> },
    { ...close, picture: <CloseMoment /> },
  ];
  return (
    <Band>
      <Column>
        <Head>
          <Label>{label}</Label>
          <Heading>
            {heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </Heading>
          <Lead>{text}</Lead>
        </Head>
        <Moments>
          {moments.map(({ title, text: words, picture }) => (
            <li key={title}>
              {picture}
              <Title>{title}</Title>
              <Text>{words}</Text>
            </li>
          ))}
        </Moments>
      </Column>
    </Band>
  );
}
