import { styled } from 'styled-components';
import { landing } from '../content/landing';
import { toolPictures } from '../drawings/tool-pictures';
import { Column, Heading, Lead, Section, SectionHead } from './layout';

const Band = styled(Section)`
  background: var(--sunken);
  border-block: 1px solid var(--line);
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: clamp(40px, 5vw, 64px) clamp(24px, 4vw, 56px);
  @media (max-width: 860px) {
    grid-template-columns: repeat(2, 1fr);
  }
  @media (max-width: 520px) {
    grid-template-columns: 1fr;
  }
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  height: 168px;
  margin-bottom: var(--space-5);
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--surface);
`;

const Name = styled.h3`
  font-size: 17px;
  letter-spacing: -0.015em;
`;

const Text = styled.p`
  max-width: 34ch;
  color: var(--text-2);
  font-size: 15px;
  line-height: 24px;
  text-wrap: balance;
`;

const Also = styled.div`
  margin-top: clamp(48px, 6vw, 72px);
  padding-top: var(--space-6);
  border-top: 1px solid var(--line-strong);
`;

const AlsoLabel = styled.h3`
  margin-bottom: var(--space-3);
  color: var(--text-2);
  font: 500 14px/20px var(--font);
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: clamp(17px, 2vw, 22px);
  line-height: 1.5;
  font-weight: 550;
  letter-spacing: -0.02em;
`;

/** Six tools with a drawing each, the others by name. */
export function ToolsOverview() {
  const { heading, text, featured, alsoLabel, also } = landing.tools;
  return (
    <Band id="tools">
      <Column>
        <SectionHead>
          <Heading>{heading}</Heading>
          <Lead>{text}</Lead>
        </SectionHead>
        <Grid>
          {featured.map(({ id, name, text: line }) => {
            const Drawing = toolPictures[id];
            return (
              <li key={id}>
                <Picture aria-hidden>
                  <Drawing />
                </Picture>
                <Name>{name}</Name>
                <Text>{line}</Text>
              </li>
            );
          })}
        </Grid>
        <Also>
          <AlsoLabel>{alsoLabel}</AlsoLabel>
          <Names>
            {also.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Names>
        </Also>
      </Column>
    </Band>
  );
}
