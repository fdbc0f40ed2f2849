import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lastReturn, type TrialReturn } from '@plainday/tool-release/trial';
import { json, type Reply } from '../http/reply';
import type { LiveRelease } from './live-release';

/** Where the page about the platform reads how a trial goes. */
export const TRIAL_PATH = '/trial.json';

/** For so long it is news that a trial went back. */
const NEWS_MS = 7 * 86_400_000;

/** How the trial of a site goes, or why the last one went back; the log is read when it has changed. */
export class TrialState {
  #stamp = '';
  #returned: TrialReturn | null = null;

  /** @param siteDir Null where nobody is tried on. */
  constructor(private readonly siteDir: string | null) {}

  async reply(next: LiveRelease | null): Promise<Reply> {
    if (next?.trial) {
      const { shares, since } = next.trial;
      return json(200, { trial: { share: next.canary, shares, since, parts: next.parts } });
    }
    const returned = next ? null : await this.#lastReturn();
    const isNews = returned !== null && Date.parse(returned.at) > Date.now() - NEWS_MS;
    return json(200, isNews ? { returned } : {});
  }

  async #lastReturn(): Promise<TrialReturn | null> {
    if (this.siteDir === null) return null;
    const found = await stat(join(this.siteDir, 'log.jsonl')).catch(() => null);
    const stamp = found ? `${found.mtimeMs} ${found.size}` : '';
    if (stamp !== this.#stamp) {
      this.#returned = await lastReturn(this.siteDir).catch(() => null);
      this.#stamp = stamp;
    }
    return this.#returned;
  }
}
