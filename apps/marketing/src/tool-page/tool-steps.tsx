import type { Tool } from '@plainday/shared-utils/site';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { toolPages } from '../content/tool-pages';
import { toolCopy } from '../content/tools';
import { Band, Column, Heading } from '../frame/layout';
import { Rhythm } from './rhythm';

const Tight = styled(Band)`
  padding-block: clamp(56px, 6vw, 80px);
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-8) clamp(24px, 4vw, 48px);
  padding-top: clamp(28px, 3vw, 36px);
  counter-reset: step;
  ${upTo(860)} {
    grid-template-columns: 1fr;
    gap: var(--space-6);
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 28px 1fr;
  gap: 2px 14px;
  counter-increment: step;
  &::before {
    content: counter(step);
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid var(--control);
    border-radius: 50%;
    color: var(--text-2);
    font: 600 0.8125rem/1 var(--font);
  }
  h3 {
    font-size: 1.0625rem;
    line-height: 1.75rem;
    letter-spacing: -0.015em;
  }
  p {
    color: var(--text-2);
    font-size: 0.9375rem;
    line-height: 1.5rem;
    text-wrap: pretty;
  }
`;

/** Three steps, under the rhythm of the tool where it has one. */
export function ToolSteps({ tool }: { readonly tool: Tool }) {
  return (
    <Tight>
      <Column>
        <Heading>{toolPages.steps}</Heading>
        <Rhythm tool={tool} />
        <Steps>
          {toolCopy[tool.id].steps.map(({ title, text }) => (
            <Step key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Step>
          ))}
        </Steps>
      </Column>
    </Tight>
  );
}
