import { join, resolve } from 'node:path';
import { workspaceRoot } from '@plainday/tool-rspack';
import { buildApps } from './build/build';
import { checkTypes } from './fit/check-types';
import { sizeLines } from './record/describe-release';
import { listReleases } from './record/list';
import { readOptions, usage, type Options } from './options';
import { parsePart, publishable } from './record/parts';
import { provenance } from './record/provenance';
import { parseDays, prune } from './site/prune';
import { createKeyFile, findKey, keyPath } from './sign/key-file';
import { signLive } from './sign/sign-live';
import { everything, publish } from './site/publish';
import { rollback, rollbackPart } from './site/rollback';
import { Site } from './site/site';

const folder = process.env['PLAINDAY_SITE_DIR'] ?? join(workspaceRoot, 'dist', 'site');
const openSite = () => new Site(resolve(folder), findKey(process.env));

async function goBack(site: Site, { positionals, note }: Options): Promise<string> {
  const [target] = positionals;
  const isPart = target !== undefined && publishable.includes(target.split('/')[0] ?? '');
  if (!isPart) return `Live again: ${(await rollback(site, target)).id}`;
  const release = await rollbackPart(site, parsePart(target), { ...provenance(), note });
  return `Live: ${release.id} (${release.note})`;
}

async function release(site: Site, options: Options): Promise<string> {
  const parts = options.all ? everything : options.positionals.map(parsePart);
  if (parts.length === 0) throw new Error(usage);
  const before = await site.current();
  const apps = before ? [...new Set(parts.map(({ app }) => app))] : publishable;
  if (options.types) await checkTypes(apps);
  if (!options['skip-build']) await buildApps(apps);
  const { again, note, 'dry-run': dryRun, all } = options;
  const done = await publish(site, parts, { ...provenance(), note, again, dryRun, passHeld: all });
  const heldLine = done.held.map(
    (part) =>
      `Held back: ${part} was rolled back. To release it: npm run release -- ${part} --again`,
  );
  if (done.changed.length === 0) {
    return [`Nothing has changed since ${done.release.id}.`, ...heldLine].join('\n');
  }
  const changed = done.changed.join(', ');
  const line = dryRun ? `Would change: ${changed}` : `Live: ${done.release.id} (${changed})`;
  return [line, ...(dryRun ? sizeLines(done.release, before) : []), ...heldLine].join('\n');
}

async function main(): Promise<string> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return usage;
  if (options['new-key']) return createKeyFile(keyPath(process.env), workspaceRoot);
  const site = openSite();
  if (options.sign) return `Signed: ${(await signLive(site)).id}`;
  if (options.list) return listReleases(site);
  if (options.prune !== undefined) {
    const removed = await prune(site, parseDays(options.prune));
    return removed.length > 0
      ? `Removed ${removed.length}: ${removed.join(', ')}`
      : 'Nothing is that old.';
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
