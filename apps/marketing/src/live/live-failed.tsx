import { Button } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { site } from '../content/site';
import { toolPages } from '../content/tool-pages';

const Box = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  width: fit-content;
  max-width: 100%;
  margin-top: var(--space-3);
  padding: 8px 8px 8px 16px;
  border-radius: var(--radius-m);
  background: var(--amber-soft);
  color: var(--amber);
  font: var(--type-body);
  &[hidden] {
    display: none;
  }
  a {
    min-height: 32px;
    padding-block: 6px;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Stands beside a tool that can be tried; shown where its code did not come. */
export function LiveFailed() {
  const { failed, again } = toolPages.try;
  return (
    <Box data-failed role="alert" hidden>
      {failed}
      <Button size="s">{again}</Button>
      <a href={site.signUp.href}>{site.signUp.label}</a>
    </Box>
  );
}
