import { toolById, toolPath } from '@plainday/shared-utils/site';
import { Icon } from '@plainday/ui-components';
import { ArrowRight } from 'lucide';
import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import type { ToolGroup } from '../content/catalogue';
import { toolCopy } from '../content/tools';
import { toolIcons } from '../drawings/tool-icons';
import { GroupGrid, GroupHead } from './group-head';

const Rows = styled.ul`
  border-bottom: 1px solid var(--line);
`;

const Row = styled.a`
  display: grid;
  grid-template-columns: 20px minmax(0, 12rem) 1fr 18px;
  align-items: center;
  gap: 4px 16px;
  min-height: 60px;
  padding: 12px 4px;
  border-top: 1px solid var(--line);
  color: var(--text-2);
  font-size: 0.9375rem;
  line-height: 1.5rem;
  text-decoration: none;
  h3 {
    color: var(--text);
    font-size: 1rem;
    letter-spacing: -0.01em;
  }
  svg {
    color: var(--accent-text);
  }
  svg:last-child {
    color: var(--text-3);
  }
  &:hover {
    background: var(--hover);
  }
  ${phone} {
    grid-template-columns: 20px 1fr 18px;
    p {
      grid-column: 2;
      grid-row: 2;
    }
  }
`;

/** A group with a line for each of its tools. */
export function ToolRows({ group }: { readonly group: ToolGroup }) {
  return (
    <GroupGrid>
      <GroupHead group={group} />
      <Rows>
        {group.tools.map(toolById).map((tool) => (
          <li key={tool.id}>
            <Row href={toolPath(tool)}>
              <Icon icon={toolIcons[tool.id]} size={20} />
              <h3>{tool.heading}</h3>
              <p>{toolCopy[tool.id].summary}</p>
              <Icon icon={ArrowRight} size={18} />
            </Row>
          </li>
        ))}
      </Rows>
    </GroupGrid>
  );
}
