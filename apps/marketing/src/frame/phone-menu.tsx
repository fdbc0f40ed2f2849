import { toolPath, tools } from '@plainday/shared-utils/site';
import { Icon, LinkButton } from '@plainday/ui-components';
import { Menu as MenuIcon } from 'lucide';
import { styled } from 'styled-components';
import { site } from '../content/site';
import { toolIcons } from '../drawings/tool-icons';
import { folded } from './layout';
import { Opener, panelStyle } from './nav-style';

const Menu = styled.details`
  display: none;
  ${folded} {
    display: block;
  }
`;

const Square = styled(Opener)`
  justify-content: center;
  width: 44px;
  min-height: 44px;
  padding: 0;
`;

const Panel = styled.nav`
  ${panelStyle}
  inset-inline: 0;
  margin-inline: 16px;
  padding: 8px;
`;

const Link = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 0 12px;
  border-radius: 10px;
  color: var(--text);
  font: 500 1rem/1.5rem var(--font);
  text-decoration: none;
  svg {
    color: var(--accent-text);
  }
  &[aria-current] {
    background: var(--hover);
  }
`;

const Small = styled(Link)`
  font-size: 0.9375rem;
`;

const Group = styled.div`
  margin-block: 8px;
  padding-block: 8px;
  border-block: 1px solid var(--line);
`;

const Buttons = styled.div`
  display: grid;
  gap: 8px;
  padding: 4px;
`;

/** The whole navigation in one menu, where the bar has no room for it. */
export function PhoneMenu({ path }: { readonly path: string }) {
  const { features, pricing, about, toolsMenu, signIn, signUp } = site;
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <Menu data-menu>
      <Square aria-label={site.menu}>
        <Icon icon={MenuIcon} size={20} />
      </Square>
      <Panel aria-label={site.menu}>
        {[features, pricing, about].map(({ label, href }) => (
          <Link key={label} href={href} aria-current={current(href)}>
            {label}
          </Link>
        ))}
        <Group>
          <Link href={toolsMenu.all.href} aria-current={current(toolsMenu.all.href)}>
            {toolsMenu.all.label}
          </Link>
          {tools.slice(0, toolsMenu.count).map((tool) => (
            <Small key={tool.id} href={toolPath(tool)} aria-current={current(toolPath(tool))}>
              <Icon icon={toolIcons[tool.id]} size={18} />
              {tool.heading}
            </Small>
          ))}
          <Link href={toolsMenu.viewAll.href}>{toolsMenu.viewAll.label}</Link>
        </Group>
        <Buttons>
          <LinkButton size="l" variant="primary" href={signUp.href}>
            {signUp.label}
          </LinkButton>
          <LinkButton size="l" href={signIn.href}>
            {signIn.label}
          </LinkButton>
        </Buttons>
      </Panel>
    </Menu>
  );
}
