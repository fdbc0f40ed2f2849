import type { Tool } from '@plainday/shared-utils/site';
import { LinkButton } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { categoryOf } from '../content/catalogue';
import { site } from '../content/site';
import { toolPages } from '../content/tool-pages';
import { toolCopy } from '../content/tools';
import { Actions, Column, Lead, PageTitle } from '../frame/layout';
import { LiveToolPanel } from '../live/live-tool-panel';
import { Facts } from '../sections/facts';

const Grid = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* A tool that can be tried stands beside the words. */
  &:has(> section) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  }
  gap: clamp(40px, 6vw, 72px);
  align-items: center;
  padding-block: clamp(40px, 5vw, 72px) clamp(56px, 6vw, 88px);
  ${upTo(960)} {
    &:has(> section) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const Trail = styled.nav`
  color: var(--text-3);
  font-size: 0.9375rem;
  line-height: 1.5rem;
  a {
    text-underline-offset: 4px;
  }
`;

const Text = styled(Lead)`
  max-width: 32em;
`;

const Claims = styled.div`
  margin-top: var(--space-3);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`;

/** Name, promise, buttons and claims; beside them the tool itself, or below them what it is in three facts. */
export function ToolHero({ tool }: { readonly tool: Tool }) {
  const { lead } = toolCopy[tool.id];
  const category = categoryOf(tool.id);
  return (
    <Grid>
      <Words>
        <Trail aria-label="Breadcrumb">
          <a href={toolPages.allTools.href}>{toolPages.back}</a> / {category}
        </Trail>
        <PageTitle>{tool.heading}</PageTitle>
        <Text>{lead}</Text>
        <Actions>
          <LinkButton variant="primary" size="l" href={site.signUp.href}>
            {site.signUp.label}
          </LinkButton>
          <LinkButton size="l" href={toolPages.allTools.href}>
            {toolPages.allTools.label}
          </LinkButton>
        </Actions>
        <Claims>
          <Facts facts={toolPages.claims} />
        </Claims>
      </Words>
      <LiveToolPanel id={tool.id} instead={<Facts facts={toolCopy[tool.id].facts} />} />
    </Grid>
  );
}
