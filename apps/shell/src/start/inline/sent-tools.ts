import type { ModuleManifest } from '@plainday/federation-contract';
import { TOOLS_BLOCK } from '@plainday/shared-platform/start';
import { readInlined } from '../boot/inlined';

/** What the gateway says of a tool to the frame. */
export type SentTool = Pick<
  ModuleManifest,
  'id' | 'title' | 'shortTitle' | 'heading' | 'group' | 'order'
>;

/** The tools of the release, in their order; none where the page came from elsewhere. */
export function sentTools(): readonly SentTool[] {
  try {
    return (readInlined(TOOLS_BLOCK) as readonly SentTool[] | undefined) ?? [];
  } catch {
    return [];
  }
}
