import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../core/collect.logic';
import type { ImportContext, Kind } from '../plan';

/** A file of an archive, its letters read. */
export interface FolderFile {
  readonly path: string;
  readonly text: string;
}

/** What reads archives whose files say something only together. */
export interface FolderReader extends Kind {
  readonly fits: (paths: readonly string[]) => boolean;
  readonly read: (
    files: readonly FolderFile[],
    plan: Collector,
    context: ImportContext,
  ) => Slices<void>;
}
