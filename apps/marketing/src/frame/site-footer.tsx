import { useContext } from 'react';
import { toolPath, tools } from '@plainday/shared-utils/site';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { about as pages } from '../content/about';
import { site } from '../content/site';
import { BrowsersContext } from './browsers-context';
import { Column } from './layout';
import { Logo } from './logo';

const Foot = styled.footer`
  padding-block: clamp(48px, 6vw, 72px);
`;

const Row = styled(Column)`
  display: grid;
  grid-template-columns: 220px 1fr;
  gap: var(--space-8);
  ${upTo(760)} {
    grid-template-columns: 1fr;
  }
`;

const Tagline = styled.p`
  margin-top: var(--space-1);
  color: var(--text-3);
  font-size: 0.875rem;
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: 1fr 3fr;
  gap: var(--space-8) var(--space-6);
  ${upTo(520)} {
    grid-template-columns: 1fr;
  }
`;

const Label = styled.h2`
  margin-bottom: var(--space-2);
  font: 600 0.875rem/1.25rem var(--font);
`;

const Links = styled.ul<{ $columns: number }>`
  columns: ${({ $columns }) => $columns};
  column-gap: var(--space-6);
  ${upTo(1000)} {
    columns: ${({ $columns }) => Math.min(2, $columns)};
  }
  li {
    break-inside: avoid;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--text-2);
    font-size: 0.875rem;
    line-height: 1.25rem;
    text-decoration: none;
  }
  a:hover {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`;

/** The foot of every public page, with all nineteen tools. */
export function SiteFooter() {
  const browsers = useContext(BrowsersContext);
  const { features, pricing, about, toolsMenu, signIn, signUp } = site;
  const { help, changes, privacy } = pages;
  return (
    <Foot id="footer">
      <Row>
        <div>
          <Logo />
          <Tagline>{site.tagline}</Tagline>
          <Tagline>
            {site.runsIn} {browsers}, or a newer one.
          </Tagline>
        </div>
        <Groups as="nav" aria-label="Footer">
          <div>
            <Label>{site.name}</Label>
            <Links $columns={1}>
              {[features, pricing, about, help, changes, privacy, signIn, signUp].map(
                ({ label, href }) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ),
              )}
            </Links>
          </div>
          <div>
            <Label>{toolsMenu.label}</Label>
            <Links $columns={3}>
              {tools.map((tool) => (
                <li key={tool.id}>
                  <a href={toolPath(tool)}>{tool.heading}</a>
                </li>
              ))}
              <li>
                <a href={toolsMenu.all.href}>{toolsMenu.all.label}</a>
              </li>
            </Links>
          </div>
        </Groups>
      </Row>
    </Foot>
  );
}
