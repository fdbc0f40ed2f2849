import { Star } from 'lucide';
import type { IconNode } from '@plainday/ui-components';

/** The star, filled. */
export const STAR_FULL: IconNode = Star.map(([tag, attributes]) => [
  tag,
  { ...attributes, fill: 'currentColor' },
]);
