import { Badge } from '@plainday/ui-components';
import type { IconNode } from '@plainday/ui-components';

const DEVICE: IconNode = [
  ['rect', { x: 2, y: 4, width: 20, height: 12, rx: 2 }],
  ['path', { d: 'M8 20h8' }],
];

/** Marks data that never leaves the browser it was made in (decisions 42). */
export function LocalBadge() {
  return (
    <Badge icon={DEVICE} data-tip="Kept in this browser only, and not sent anywhere">
      Stays on this device
    </Badge>
  );
}
