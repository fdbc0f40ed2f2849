import { useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import { copyText } from '@plainday/shared-platform';
import { IconButton } from '@plainday/ui-components';
import { Copy, Eye, EyeOff } from 'lucide';
import styled from 'styled-components';
import type { CalendarFeed } from '../../model/feed.schema';
import { maskedAddress } from '../../model/feed.logic';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 2px 4px 2px 12px;
  border: 1px solid var(--control);
  border-radius: var(--radius-m);
  code {
    flex: 1;
    min-width: 0;
    padding: 6px 0;
    font-size: var(--size-small);
    overflow-wrap: anywhere;
  }
`;

/** The secret address: hidden until its owner looks, and copied without being shown. */
export function FeedAddress({ feed }: { readonly feed: CalendarFeed }) {
  const { notify } = useShell();
  const [isShown, setShown] = useState(false);
  return (
    <Box>
      <code translate="no">{isShown ? feed.url : maskedAddress(feed)}</code>
      <IconButton
        label={isShown ? 'Hide address' : 'Show address'}
        icon={isShown ? EyeOff : Eye}
        compact
        onClick={() => setShown(!isShown)}
      />
      <IconButton
        label="Copy address"
        icon={Copy}
        compact
        onClick={() => void copyText(feed.url, 'Address copied', notify)}
      />
    </Box>
  );
}
