import { LinkButton } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { site } from '../content/site';
import { Column } from './layout';
import { Logo } from './logo';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: color-mix(in oklab, var(--bg) 86%, transparent);
  backdrop-filter: blur(12px);
  border-bottom: 1px solid var(--line);
`;

const Row = styled(Column)`
  display: flex;
  align-items: center;
  gap: var(--space-6);
  min-height: 64px;
  @media (max-width: 640px) {
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
  @media (max-width: 400px) {
    > span > span {
      display: none;
    }
  }
`;

const Links = styled.ul`
  display: flex;
  gap: var(--space-1);
  @media (max-width: 760px) {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-left: auto;
  @media (pointer: coarse) {
    > a {
      min-height: 44px;
    }
  }
`;

const NavLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 36px;
  padding: 0 12px;
  border-radius: var(--radius-s);
  color: var(--text-2);
  font: 500 14px/20px var(--font);
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
`;

/** The bar at the top of every public page. */
export function SiteNav() {
  return (
    <Bar>
      <Skip href="#main">Skip to content</Skip>
      <Row>
        <Home href="/" aria-label={`${site.name}, home`}>
          <Logo />
        </Home>
        <nav aria-label="Main">
          <Links>
            {site.nav.map((link) => (
              <li key={link.href}>
                <NavLink href={link.href}>{link.label}</NavLink>
              </li>
            ))}
          </Links>
        </nav>
        <Actions>
          <NavLink href={site.signIn.href}>{site.signIn.label}</NavLink>
          <LinkButton variant="primary" href={site.signUp.href}>
            {site.signUp.label}
          </LinkButton>
        </Actions>
      </Row>
    </Bar>
  );
}
