import { platformApps, remoteNames } from '@plainday/tool-rspack';

/** The remotes of this workspace. */
export const remotes: readonly string[] = remoteNames();

/** What can be published whole: a remote, `shell` or `marketing`. */
export const publishable: readonly string[] = [...platformApps, ...remotes];

/** What is released: an app, or one tool of a remote. */
export interface Part {
  readonly app: string;
  readonly tool?: string;
}

/** Whether text names a part and not a release, whose id begins with a date. Going back needs no source. */
export function isPart(text: string): boolean {
  return /^[a-z]/.test(text);
}

/** Reads the name of a part, whether this workspace has it or not. */
export function readPart(text: string): Part {
  const [app = '', tool] = text.split('/');
  return tool === undefined ? { app } : { app, tool };
}

/** Reads `tools-time` or `tools-time/pomodoro`. Throws when there is no such app. */
export function parsePart(text: string): Part {
  const [app = '', tool, ...rest] = text.split('/');
  const known = tool === undefined ? publishable : remotes;
  if (!known.includes(app) || rest.length > 0 || tool === '') {
    throw new Error(
      `There is no '${text}' to release. There are ${publishable.join(', ')}, and <remote>/<tool>.`,
    );
  }
  return readPart(text);
}

/** How a part is written. */
export function partName({ app, tool }: Part): string {
  return tool === undefined ? app : `${app}/${tool}`;
}
