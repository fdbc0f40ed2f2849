import { LinkButton } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { site } from '../content/site';
import { Column, folded } from './layout';
import { Logo } from './logo';
import { NavLink } from './nav-style';
import { PhoneMenu } from './phone-menu';
import { ToolsMenu } from './tools-menu';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: color-mix(in oklab, var(--bg) 88%, transparent);
  -webkit-backdrop-filter: blur(12px);
  backdrop-filter: blur(12px);
  border-bottom: 1px solid var(--line);
`;

const Row = styled(Column)`
  display: flex;
  align-items: center;
  gap: var(--space-6);
  min-height: 64px;
  ${folded} {
    gap: var(--space-2);
  }
`;

const Skip = styled.a`
  position: fixed;
  top: 12px;
  left: 12px;
  z-index: 20;
  padding: 10px 16px;
  border-radius: var(--radius-s);
  background: var(--inverse);
  color: var(--on-inverse);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  border-radius: var(--radius-s);
  text-decoration: none;
`;

const Links = styled.ul`
  display: flex;
  gap: var(--space-1);
  ${folded} {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-left: auto;
`;

const SignUp = styled(LinkButton)`
  ${upTo(480)} {
    display: none;
  }
`;

/** The bar at the top of every public page (spec §2, Landing page). */
export function SiteNav({ path }: { readonly path: string }) {
  const { features, pricing, about, signIn, signUp } = site;
  return (
    <Bar>
      <Skip href="#main">{site.skip}</Skip>
      <Row>
        <Home href="/" aria-label={`${site.name}, home`}>
          <Logo />
        </Home>
        <nav aria-label="Main">
          <Links>
            <li>
              <NavLink href={features.href}>{features.label}</NavLink>
            </li>
            <li>
              <ToolsMenu path={path} />
            </li>
            <li>
              <NavLink
                href={pricing.href}
                aria-current={path === pricing.href ? 'page' : undefined}
              >
                {pricing.label}
              </NavLink>
            </li>
            <li>
              <NavLink href={about.href}>{about.label}</NavLink>
            </li>
          </Links>
        </nav>
        <Actions>
          <NavLink href={signIn.href}>{signIn.label}</NavLink>
          <SignUp variant="primary" href={signUp.href}>
            {signUp.label}
          </SignUp>
        </Actions>
        <PhoneMenu path={path} />
      </Row>
    </Bar>
  );
}
