import type { Selection } from '@plainday/federation-contract';
import { readView } from '../selection/selection.logic';

/** What an address asks for beside a place. */
export interface Launch {
  readonly to: Selection;
  /** The text of a new task, as far as the address names one. */
  readonly add: string | null;
  /** Something was shared, and waits. */
  readonly isShared: boolean;
}

/** Params that are obeyed once, and taken out of the address then. */
export const LAUNCH_PARAMS = ['add', 'shared', 'link'] as const;

const SCHEME = 'web+plainday:';

/** `web+plainday:view=today` → the params of the dashboard; those that would answer a reminder are not for links. */
function linked(link: string): URLSearchParams {
  const params = new URLSearchParams(
    link.startsWith(SCHEME) ? link.slice(SCHEME.length).replace(/^\/*\??/, '') : '',
  );
  for (const name of ['link', 'shared', 'reminder', 'answer']) params.delete(name);
  return params;
}

/** Reads the params of the dashboard. A link of another app says the same behind its scheme. */
export function launchOf(params: URLSearchParams): Launch {
  const link = params.get('link');
  const asked = link === null ? params : linked(link);
  return {
    to: readView(asked).selection,
    add: asked.get('add'),
    isShared: asked.has('shared'),
  };
}
