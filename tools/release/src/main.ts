import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@plainday/tool-rspack';
import { buildApps } from './build';
import { publish, publishable, rollback } from './publish';
import { Site } from './site';

const usage = `Usage:
  npm run release -- <app> [<app> …]   build and publish these (${publishable.join(', ')})
  npm run release -- --all             build and publish whatever has changed
  npm run release -- --rollback [id]   point back to an earlier release`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    rollback: { type: 'boolean', default: false },
    'skip-build': { type: 'boolean', default: false },
  },
});

async function main(): Promise<string> {
  const folder = process.env['PLAINDAY_SITE_DIR'] ?? join(workspaceRoot, 'dist', 'site');
  const site = new Site(resolve(folder));
  if (values.rollback) return `Live again: ${(await rollback(site, positionals[0])).id}`;

  const apps = values.all ? publishable : positionals;
  const unknown = apps.filter((app) => !publishable.includes(app));
  if (apps.length === 0 || unknown.length > 0) throw new Error(usage);
  const before = await site.current();
  const needed = before ? apps : publishable;
  if (!values['skip-build']) await buildApps(needed);
  const release = await publish(site, apps);
  if (release.id === before?.id) return `Nothing has changed since ${release.id}.`;
  return `Live: ${release.id} (${needed.join(', ')})`;
}

main().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
