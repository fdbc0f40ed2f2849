import { styled } from 'styled-components';
import { site } from '../content/site';
import { Column } from './layout';
import { Logo } from './logo';

const Row = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5) var(--space-8);
  padding-block: clamp(48px, 6vw, 72px);
`;

const Tagline = styled.p`
  margin-top: var(--space-1);
  color: var(--text-3);
  font-size: 14px;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--text-2);
    font-size: 14px;
    text-decoration: none;
  }
  a:hover {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** The foot of every public page. */
export function SiteFooter() {
  return (
    <footer>
      <Row>
        <div>
          <Logo />
          <Tagline>{site.tagline}</Tagline>
        </div>
        <nav aria-label="Footer">
          <Links>
            {[...site.nav, site.signIn].map((link) => (
              <li key={link.label}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </Links>
        </nav>
      </Row>
    </footer>
  );
}
