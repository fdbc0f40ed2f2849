import { toolById, toolPath, tools } from '@plainday/shared-utils/site';
import { Icon, LinkButton } from '@plainday/ui-components';
import { ArrowRight } from 'lucide';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { landing } from '../content/landing';
import { toolCopy } from '../content/tools';
import { toolMarks } from '../drawings/tool-marks';
import { Band, Column, Heading, Lead, SectionHead } from '../frame/layout';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: clamp(40px, 5vw, 64px) clamp(24px, 4vw, 56px);
  ${upTo(860)} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${upTo(520)} {
    grid-template-columns: 1fr;
  }
`;

const Tool = styled.a`
  display: block;
  border-radius: 16px;
  color: inherit;
  text-decoration: none;
  outline-offset: 6px;
  &:hover h3 {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  &:hover > div {
    border-color: var(--control);
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
  transition: border-color var(--dur) ease-out;
`;

const Name = styled.h3`
  font-size: 1.0625rem;
  letter-spacing: -0.015em;
`;

const Text = styled.p`
  max-width: 34ch;
  color: var(--text-2);
  font-size: 0.9375rem;
  line-height: 1.5rem;
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
  font: 500 0.875rem/1.25rem var(--font);
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-bottom: var(--space-8);
  font-size: clamp(1.0625rem, 2vw, 1.375rem);
  line-height: 1.5;
  font-weight: 550;
  letter-spacing: -0.02em;
  a {
    display: inline-block;
    padding-block: 4px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 5px;
  }
`;

/** Six tools with a drawing each, the others by name. */
export function ToolsOverview() {
  const { heading, text, featured, alsoLabel, all } = landing.tools;
  const shown: ReadonlySet<string> = new Set(featured);
  return (
    <Band id="tools" tabIndex={-1}>
      <Column>
        <SectionHead>
          <Heading>{heading}</Heading>
          <Lead>{text}</Lead>
        </SectionHead>
        <Grid>
          {featured.map((id) => {
            const tool = toolById(id);
            const Drawing = toolMarks[id];
            return (
              <li key={id}>
                <Tool href={toolPath(tool)}>
                  <Picture aria-hidden>
                    <Drawing />
                  </Picture>
                  <Name>{tool.heading}</Name>
                  <Text>{toolCopy[id].summary}</Text>
                </Tool>
              </li>
            );
          })}
        </Grid>
        <Also>
          <AlsoLabel>{alsoLabel}</AlsoLabel>
          <Names>
            {tools
              .filter(({ id }) => !shown.has(id))
              .map((tool) => (
                <li key={tool.id}>
                  <a href={toolPath(tool)}>{tool.heading}</a>
                </li>
              ))}
          </Names>
          <LinkButton size="l" href={all.href}>
            {all.label}
            <Icon icon={ArrowRight} size={18} />
          </LinkButton>
        </Also>
      </Column>
    </Band>
  );
}
