import { toolById, toolPath } from '@plainday/shared-utils/site';
import { Icon } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import type { ToolGroup } from '../content/catalogue';
import { toolCopy } from '../content/tools';
import { toolIcons } from '../drawings/tool-icons';
import { GroupGrid, GroupHead } from './group-head';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-4);
  li:only-child {
    grid-column: 1 / -1;
  }
  ${upTo(560)} {
    grid-template-columns: 1fr;
  }
`;

const Card = styled.a`
  display: grid;
  align-content: start;
  gap: 6px;
  height: 100%;
  padding: clamp(18px, 2vw, 24px);
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--surface);
  color: inherit;
  text-decoration: none;
  transition: border-color var(--dur) ease-out;
  svg {
    margin-bottom: 12px;
    color: var(--accent-text);
  }
  h3 {
    font-size: 1.125rem;
    line-height: 1.5rem;
    letter-spacing: -0.015em;
  }
  p {
    color: var(--text-2);
    font-size: 0.9375rem;
    line-height: 1.5rem;
    text-wrap: balance;
  }
  &:hover {
    border-color: var(--control);
  }
`;

/** A category with a card for each of its tools. */
export function ToolCards({ group }: { readonly group: ToolGroup }) {
  return (
    <GroupGrid>
      <GroupHead group={group} />
      <Cards>
        {group.tools.map(toolById).map((tool) => (
          <li key={tool.id}>
            <Card href={toolPath(tool)}>
              <Icon icon={toolIcons[tool.id]} size={24} />
              <h3>{tool.heading}</h3>
              <p>{toolCopy[tool.id].summary}</p>
            </Card>
          </li>
        ))}
      </Cards>
    </GroupGrid>
  );
}
