import { Badge } from '@plainday/ui-components';
import type { IconNode } from '@plainday/ui-components';
import { styled } from 'styled-components';
import type { KeptStatus } from '../states/device-notice';

const DEVICE: IconNode = [
  ['rect', { x: 2, y: 4, width: 20, height: 12, rx: 2 }],
  ['path', { d: 'M8 20h8' }],
];

/* A sentence, which in large text is wider than a phone. */
const Sentence = styled(Badge)`
  width: max-content;
  max-width: 100%;
  white-space: normal;
`;

export interface LocalBadgeProps {
  /** How well it is kept: what lasts as long as the page does not stay. */
  readonly status: KeptStatus;
  /** What it is about, where a page also keeps something in the account: `History`. */
  readonly covers?: string;
}

/** Marks data that never leaves the browser it was made in (decisions 42). */
export function LocalBadge({ status, covers }: LocalBadgeProps) {
  if (status === 'memory' || status === 'full') return <Badge icon={DEVICE}>Not kept</Badge>;
  return (
    <Sentence icon={DEVICE} data-tip="Kept in this browser only, and not sent anywhere">
      {covers ? `${covers} stays on this device` : 'Stays on this device'}
    </Sentence>
  );
}
