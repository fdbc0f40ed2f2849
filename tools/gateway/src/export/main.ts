import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../boot/config';
import { exportSite } from './export-site';

const usage = `Usage: PUBLIC_URL=https://… SUPABASE_URL=https://… SUPABASE_PUBLISHABLE_KEY=… npm run export -- <dir>

Writes the live release into a folder that any static host can serve, for browsers that talk to Supabase. With a
database of your own there is nothing to export: its gateway serves the site.`;

async function main(): Promise<string> {
  const [folder] = process.argv.slice(2);
  const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
  const { siteDir, publicUrl, supabase, offline, releaseKey } = readOptions(process.env, root);
  if (!folder || !publicUrl || !supabase) throw new Error(usage);
  const pages = await exportSite(folder, { siteDir, publicUrl, supabase, offline, releaseKey });
  return `Written to ${folder}: ${pages.join(' ')}`;
}

main().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
