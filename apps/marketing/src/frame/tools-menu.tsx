import { tools } from '@plainday/shared-utils/site';
import { Icon } from '@plainday/ui-components';
import { ArrowRight, ChevronDown } from 'lucide';
import { styled } from 'styled-components';
import { site } from '../content/site';
import { MenuTool } from './menu-tool';
import { Opener, panelStyle } from './nav-style';

const Menu = styled.details`
  position: relative;
`;

const Panel = styled.div`
  ${panelStyle}
  left: -12px;
  width: min(620px, 100vw - 48px);
  padding: 8px;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding-block: 8px;
`;

const Edge = styled.a`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 12px;
  border-radius: 10px;
  color: var(--text);
  font: 600 0.875rem/1.25rem var(--font);
  text-decoration: none;
  span {
    color: var(--text-3);
    font-weight: 400;
  }
  &:hover {
    background: var(--hover);
  }
`;

const Rule = styled.hr`
  height: 1px;
  margin: 0 12px;
  border: 0;
  background: var(--line);
`;

/** The first eight tools under `All Tools` (spec §2, Landing page). */
export function ToolsMenu({ path }: { readonly path: string }) {
  const { label, all, viewAll, count } = site.toolsMenu;
  return (
    <Menu data-menu>
      <Opener aria-current={path.startsWith('/tools') ? 'true' : undefined}>
        {label}
        <Icon icon={ChevronDown} size={16} className="turns" />
      </Opener>
      <Panel>
        <Edge href={all.href}>
          {all.label} <span>{all.text}</span>
        </Edge>
        <Rule />
        <Grid>
          {tools.slice(0, count).map((tool) => (
            <li key={tool.id}>
              <MenuTool tool={tool} path={path} />
            </li>
          ))}
        </Grid>
        <Rule />
        <Edge href={viewAll.href}>
          {viewAll.label}
          <Icon icon={ArrowRight} size={16} />
        </Edge>
      </Panel>
    </Menu>
  );
}
