import { useContext } from 'react';
import { styled } from 'styled-components';
import { AboutContext } from '../about/about-context';
import { about } from '../content/about';
import { Column } from '../frame/layout';
import { SiteFrame } from '../frame/site-frame';
import { TextHead } from './text-head';

const Facts = styled.ul`
  max-width: 720px;
  li {
    padding-block: 12px;
    border-top: 1px solid var(--line);
    color: var(--text-2);
    text-wrap: pretty;
  }
`;

const Table = styled.table`
  width: min(100%, 720px);
  margin-block: clamp(32px, 4vw, 48px) clamp(72px, 8vw, 112px);
  border-collapse: collapse;
  th,
  td {
    padding: 10px 12px 10px 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
  }
  th {
    font-weight: 600;
  }
  td {
    color: var(--text-2);
  }
`;

/** `/privacy`: what the manifests of the tools say they keep. */
export function PrivacyPage() {
  const { tools } = useContext(AboutContext);
  const { href, heading, lead, columns, facts, yes, no } = about.privacy;
  return (
    <SiteFrame path={href}>
      <Column>
        <TextHead heading={heading} lead={lead} />
        <Facts>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        <Table>
          <thead>
            <tr>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tools.map(({ title, account, device }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{account ? yes : no}</td>
                <td>{device ? yes : no}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Column>
    </SiteFrame>
  );
}
