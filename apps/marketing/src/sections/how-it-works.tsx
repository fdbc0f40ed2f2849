import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { landing } from '../content/landing';
import { CloseMoment, FitMoment, WriteMoment } from '../drawings/moments';
import { Band, Beside, Column, Heading, Lead } from '../frame/layout';

const Lines = styled(Heading)`
  span {
    display: block;
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
        <Beside>
          <Label>{label}</Label>
          <Lines>
            {heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </Lines>
          <Lead>{text}</Lead>
        </Beside>
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
