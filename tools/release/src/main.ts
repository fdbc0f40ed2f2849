import { siteFolder, workspaceRoot } from '@plainday/tool-rspack';
import { buildApps } from './build/build';
import { checkTypes } from './fit/check-types';
import { sizeLines } from './show/describe-release';
import { showLog, verifyLog } from './show/show-log';
import { listReleases } from './show/list';
import { separateTools } from './record/own-part';
import { readOptions, usage, type Options } from './options';
import { isPart, parsePart, publishable, readPart } from './record/parts';
import type { ReleaseRecord } from './record/release-record';
import { parseShare, promote, setCanary, setTrial, takeBack } from './channel/next';
import { parseUntil, previewChannel, previewPath, untilLine } from './record/preview';
import { parsePlan, type TrialPlan } from './record/trial-plan';
import type { RenderCheck } from './render/render-check';
import { provenance } from './record/provenance';
import { parseDays, prune } from './publish/prune';
import { createKeyFile, findKey, keyPath } from './sign/key-file';
import { answerOwners } from './owners/answer-owners';
import { signLive } from './publish/sign-live';
import { everything, publish } from './publish/publish';
import { rollback, rollbackPart } from './publish/rollback';
import { Site } from './site/site';

const openSite = ({ team }: Options) =>
  new Site(siteFolder(), findKey(process.env, team), provenance().by);

async function goBack(site: Site, { positionals, note, preview }: Options): Promise<string> {
  const [target] = positionals;
  if (preview !== undefined) {
    const channel = previewChannel(preview);
    // A pipeline ends what may have ended by itself.
    if (!(await site.next(channel))) return `There is no preview '${channel}'.`;
    return `Ended: ${channel} (${(await takeBack(site, channel)).parts?.join(', ')})`;
  }
  if (target === 'next') return `Taken back: ${(await takeBack(site)).parts?.join(', ')}`;
  if (target === undefined || !isPart(target)) {
    return `Live again: ${(await rollback(site, target)).id}`;
  }
  const release = await rollbackPart(site, readPart(target), { ...provenance(), note });
  return `Live: ${release.id} (${release.note})`;
}

function channelOf({ channel, canary, preview, until }: Options): string | undefined {
  if (preview === undefined && until !== undefined) throw new Error('--until goes with --preview.');
  if (preview !== undefined) {
    if (channel ?? canary)
      throw new Error('A preview has no share: leave out --channel and --canary.');
    return previewChannel(preview);
  }
  if (channel !== undefined && channel !== 'next') {
    throw new Error(`There is no channel '${channel}', only next.`);
  }
  return channel ?? (canary === undefined ? undefined : 'next');
}

const shareText = ({ canary, trial }: ReleaseRecord) => {
  const steps = trial ? `, in steps to ${trial.shares.at(-1)} %` : '';
  return canary ? `, ${canary} % of browsers${steps}` : '';
};

/** How the share is to grow by itself; undefined where one share was named, or none. */
function planOf({ canary, every, limit }: Options): TrialPlan | undefined {
  if (canary?.includes(',')) return parsePlan(canary, every, limit);
  if (every === undefined && limit === undefined) return undefined;
  throw new Error('--every and --limit go with steps, for example --canary 10,50,100.');
}

/** Playwright is loaded only where it is needed: going back has to be quick. */
async function renderCheckFor(options: Options): Promise<RenderCheck | undefined> {
  if (!options['render-check']) return undefined;
  const { renderCheck } = await import('./render/render-check');
  return renderCheck({ required: options['require-browser'] });
}

/** Where a release is to be found, and by whom. */
function placeOf(
  channel: string | undefined,
  release: ReleaseRecord,
  waiting: ReleaseRecord | null,
): string {
  const { preview } = release;
  if (!channel) return 'Live';
  if (!preview) return `In the next channel${shareText(release)}`;
  const site = (process.env['PLAINDAY_URL'] ?? 'http://127.0.0.1:4200').replace(/\/$/, '');
  return `${site}${previewPath(channel)}\n${untilLine(preview, waiting)}`;
}

async function release(site: Site, options: Options): Promise<string> {
  const before = await site.current();
  const separate = before ? separateTools(before).map(readPart) : [];
  const parts = options.all ? [...everything, ...separate] : options.positionals.map(parsePart);
  const { remove } = options;
  if (parts.length + remove.length === 0) throw new Error(usage);
  const apps = before ? [...new Set(parts.map(({ app }) => app))] : publishable;
  if (options.types && apps.length > 0) await checkTypes(apps);
  if (!options['skip-build'] && apps.length > 0) await buildApps(apps);
  const { again, note, 'dry-run': dryRun, all } = options;
  const channel = channelOf(options);
  const plan = planOf(options);
  const canary = plan || options.canary === undefined ? undefined : parseShare(options.canary);
  const { preview: branch, until } = options;
  const preview = branch === undefined ? undefined : { branch, until: parseUntil(until) };
  const choices = {
    note,
    again,
    dryRun,
    passHeld: all,
    channel,
    preview,
    canary,
    plan,
    remove,
    renderCheck: await renderCheckFor(options),
  };
  const waiting = channel === undefined ? null : await site.next(channel);
  const done = await publish(site, parts, { ...provenance(), ...choices });
  const heldLine = done.held.map(
    (part) =>
      `Held back: ${part} was rolled back. To release it: npm run release -- ${part} --again`,
  );
  if (done.changed.length === 0) {
    return [`Nothing has changed since ${done.release.id}.`, ...heldLine].join('\n');
  }
  const changed = done.changed.join(', ');
  const line = dryRun
    ? `Would change: ${changed}`
    : `${placeOf(channel, done.release, waiting)}: ${done.release.id} (${changed})`;
  const unseen = done.notRendered ? [`Not looked at in a browser: ${done.notRendered}.`] : [];
  return [line, ...sizeLines(done.release, before), ...unseen, ...heldLine].join('\n');
}

async function main(): Promise<string> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return usage;
  const { team } = options;
  if (options['new-key']) return createKeyFile(keyPath(process.env, team), workspaceRoot, team);
  const site = openSite(options);
  const ownership = await answerOwners(site, options);
  if (ownership !== null) return ownership;
  if (options.log) {
    return options.verify
      ? verifyLog(site, process.env['PLAINDAY_RELEASE_KEY']?.trim())
      : showLog(site);
  }
  if (options.sign) return `Signed: ${(await signLive(site)).id}`;
  if (options.list) return listReleases(site);
  if (options.prune !== undefined) {
    const removed = await prune(site, parseDays(options.prune));
    return removed.length > 0
      ? `Removed ${removed.length}: ${removed.join(', ')}`
      : 'Nothing is that old.';
  }
  if (options.promote) {
    const renderCheck = await renderCheckFor(options);
    const { id, changed } = await promote(site, {
      ...provenance(),
      note: options.note,
      renderCheck,
    });
    return `Live: ${id} (${changed?.join(', ')})`;
  }
  if (options.canary !== undefined && options.positionals.length === 0 && !options.all) {
    const plan = planOf(options);
    const next = plan
      ? await setTrial(site, plan)
      : await setCanary(site, parseShare(options.canary));
    return `In the next channel${shareText(next)}: ${next.id}`;
  }
  return options.rollback ? goBack(site, options) : release(site, options);
}

main().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
