import { phone, screenOnly } from '@plainday/ui-theme';
import { LinkButton } from '@plainday/ui-components';
import { useCovers } from '@plainday/ui-patterns';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { readPreview } from './page-marks';

/** The same page without the preview. */
function wayOut(): string {
  const target = new URL(location.href);
  target.searchParams.set('channel', 'leave');
  return target.pathname + target.search;
}

/** Says in a page of a preview which one it is, with the way out. */
export function PreviewBadge() {
  const [href, setHref] = useState(wayOut);
  const box = useRef<HTMLElement>(null);
  useCovers(box);
  const preview = readPreview();
  if (!preview) return null;
  // Where the page is by then.
  const aim = () => setHref(wayOut());
  return (
    <Box ref={box} aria-label="Preview" title={preview.parts}>
      <Name>Preview: {preview.name}</Name>
      <LinkButton size="s" variant="ghost" href={href} onFocus={aim} onPointerEnter={aim}>
        Leave
      </LinkButton>
    </Box>
  );
}

const Box = styled.aside`
  position: fixed;
  z-index: 20;
  inset-block-end: 8px;
  inset-inline: 16px;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  box-sizing: border-box;
  width: fit-content;
  max-width: calc(100% - 32px);
  margin-inline: auto;
  padding-inline-start: var(--space-3);
  color: var(--accent-text);
  background: var(--accent-soft);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  font: 500 var(--type-caption);
  ${phone} {
    inset-block-end: calc(69px + env(safe-area-inset-bottom));
  }
  ${screenOnly}
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
