import { useContext } from 'react';
import { styled } from 'styled-components';
import { AboutContext } from '../about/about-context';
import { readChanges } from '../about/read-changes';
import { about } from '../content/about';
import { Column, Heading } from '../frame/layout';
import { SiteFrame } from '../frame/site-frame';
import { TextHead } from './text-head';

const Part = styled.section`
  max-width: 720px;
  padding-bottom: clamp(48px, 6vw, 80px);
`;

const Points = styled.ul`
  margin-top: var(--space-4);
  li {
    padding-block: 12px;
    border-top: 1px solid var(--line);
    color: var(--text-2);
    text-wrap: pretty;
    content-visibility: auto;
    contain-intrinsic-size: auto 75px;
  }
`;

/** `/changelog`: CHANGELOG.md as a page. */
export function ChangesPage() {
  const { changes } = useContext(AboutContext);
  const { href, heading, lead, unreleased } = about.changes;
  return (
    <SiteFrame path={href}>
      <Column>
        <TextHead heading={heading} lead={lead} />
        {readChanges(changes).map(({ title, points }) => (
          <Part key={title}>
            <Heading>{title === 'Unreleased' ? unreleased : title}</Heading>
            <Points>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Points>
          </Part>
        ))}
      </Column>
    </SiteFrame>
  );
}
