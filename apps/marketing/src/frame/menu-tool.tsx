import { Icon } from '@plainday/ui-components';
import { toolPath, type Tool } from '@plainday/shared-utils/site';
import { styled } from 'styled-components';
import { toolCopy } from '../content/tools';
import { toolIcons } from '../drawings/tool-icons';

const Link = styled.a`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 2px 12px;
  min-height: 44px;
  padding: 10px 12px;
  border-radius: 10px;
  color: var(--text-3);
  font: 400 0.8125rem/1.125rem var(--font);
  text-decoration: none;
  strong {
    color: var(--text);
    font: 550 0.875rem/1.25rem var(--font);
  }
  span {
    grid-column: 2;
  }
  svg {
    margin-top: 1px;
    color: var(--accent-text);
  }
  &:hover,
  &[aria-current] {
    background: var(--hover);
  }
`;

export interface MenuToolProps {
  readonly tool: Tool;
  /** Path of the page the menu stands on. */
  readonly path: string;
}

/** A tool in a menu: its icon, its name and what it is for. */
export function MenuTool({ tool, path }: MenuToolProps) {
  const href = toolPath(tool);
  return (
    <Link href={href} aria-current={href === path ? 'page' : undefined}>
      <Icon icon={toolIcons[tool.id]} size={18} />
      <strong>{tool.heading}</strong>
      <span>{toolCopy[tool.id].summary}</span>
    </Link>
  );
}
