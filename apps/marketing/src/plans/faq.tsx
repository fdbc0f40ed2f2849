import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { pricing } from '../content/pricing';
import { Heading } from '../frame/layout';

const Grid = styled.section`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: var(--space-6) 0;
  padding-block: clamp(48px, 5vw, 64px) clamp(72px, 8vw, 112px);
  ${upTo(760)} {
    grid-template-columns: 1fr;
  }
`;

const Title = styled(Heading)`
  max-width: 9em;
  font-size: clamp(1.75rem, 2.6vw, 2.125rem);
`;

const List = styled.dl`
  border-bottom: 1px solid var(--line-strong);
`;

const Entry = styled.div`
  padding-block: 12px;
  border-top: 1px solid var(--line-strong);
  dt {
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  dd {
    color: var(--text-2);
  }
`;

/** Questions with their answers in plain sight: nothing to unfold. */
export function Faq() {
  return (
    <Grid id="questions">
      <Title>{pricing.faqHeading}</Title>
      <List>
        {pricing.faq.map(({ question, answer }) => (
          <Entry key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </Entry>
        ))}
      </List>
    </Grid>
  );
}
