import type { Release } from '@plainday/federation-contract';
import { moduleBuild } from '@plainday/federation-contract/release';
import type { RemoteJson, ShellJson } from '@plainday/tool-rspack';
import { misfits } from './fit';
import type { Site } from '../site/site';

/** What builds that are not in the site yet say of themselves, by their path in it. */
export type FreshBuilds = ReadonlyMap<string, unknown>;

interface Pair {
  readonly remote: string;
  readonly version: string;
}

function pairsOf(release: Release): Pair[] {
  return Object.entries(release.remotes).flatMap(([remote, described]) => {
    const builds = described.modules.map((module) => moduleBuild(described, module).version);
    return [...new Set([described.version, ...builds])].map((version) => ({ remote, version }));
  });
}

/** The builds that would meet in this release and have not met in the live one. */
function newPairs(next: Release, live: Release | null): Pair[] {
  const pairs = pairsOf(next);
  if (!live || live.shell.version !== next.shell.version) return pairs;
  const known = new Set(pairsOf(live).map(({ remote, version }) => `${remote}@${version}`));
  return pairs.filter(({ remote, version }) => !known.has(`${remote}@${version}`));
}

/** Why a release cannot go live, one sentence for each remote that its shell cannot serve. */
export async function findMisfits(
  site: Site,
  next: Release,
  live: Release | null,
  fresh: FreshBuilds = new Map(),
): Promise<string[]> {
  const read = async <Json>(path: string) =>
    (fresh.get(path) as Json | undefined) ?? (await site.buildJson<Json>(path));
  const { version } = next.shell;
  const shell = (await read<ShellJson>(`shell/${version}/shell.json`)) ?? { routes: {} };
  const found: string[] = [];
  for (const pair of newPairs(next, live)) {
    const json = await read<RemoteJson>(`remotes/${pair.remote}/${pair.version}/remote.json`);
    if (!json) continue;
    const reasons = misfits(
      { name: 'shell', version, json: shell },
      { name: pair.remote, version: pair.version, json },
    );
    if (reasons.length > 0) {
      found.push(
        `${pair.remote} ${pair.version} does not fit shell ${version}: ${reasons.join('; ')}.`,
      );
    }
  }
  return found;
}

/** Says what does not fit and what helps. */
export function fitError(misfit: readonly string[], apps: readonly string[]): Error {
  const named = misfit.map((line) => line.split(' ')[0] ?? '');
  const whole = apps.map((part) => part.split('/')[0] ?? '');
  const together = [...new Set(['shell', ...whole, ...named])].join(' ');
  return new Error(
    `${misfit.join('\n')}\nNothing was released. Release them together: npm run release -- ${together}`,
  );
}
