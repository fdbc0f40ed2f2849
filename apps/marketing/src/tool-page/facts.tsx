import type { Tool } from '@plainday/shared-utils/site';
import { Icon } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { toolPages } from '../content/tool-pages';
import { toolCopy } from '../content/tools';
import { toolIcons } from '../drawings/tool-icons';

const Panel = styled.section`
  padding: clamp(20px, 3vw, 36px);
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--surface);
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--text-2);
  font: 550 0.9375rem/1.5rem var(--font);
  svg {
    color: var(--accent-text);
  }
`;

const List = styled.dl`
  margin-top: var(--space-4);
  div {
    display: flex;
    flex-direction: column-reverse;
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }
  div:last-child {
    padding-bottom: 0;
  }
  dd {
    font: 650 clamp(2.25rem, 4.4vw, 3.25rem) / 1.1 var(--font);
    letter-spacing: -0.045em;
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: var(--text-2);
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }
`;

/** A tool in three figures of its own. */
export function Facts({ tool }: { readonly tool: Tool }) {
  return (
    <Panel>
      <Title>
        <Icon icon={toolIcons[tool.id]} size={20} />
        {toolPages.facts}
      </Title>
      <List>
        {toolCopy[tool.id].facts.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Panel>
  );
}
