import { readFile } from 'node:fs/promises';
import type { Options } from '../options';
import { provenance } from '../record/provenance';
import type { Site } from '../site/site';
import { revoke, setOwners } from './owners';

async function showOwners(site: Site): Promise<string> {
  const owned = (await site.current())?.owned;
  if (!owned) return 'The site has one owner: whoever has its key.';
  const { teams, parts } = owned.owners;
  return JSON.stringify({ teams, parts }, null, 2);
}

function readTime(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) {
    throw new Error(`'${text}' is no time. Say for example --since 2026-11-20T09:00.`);
  }
  return time.toISOString();
}

async function revokeKey(site: Site, key: string, options: Options): Promise<string> {
  const since = options.since === undefined ? undefined : readTime(options.since);
  const { note, 'dry-run': dryRun } = options;
  const done = await revoke(site, key, { ...provenance(), note, since, dryRun });
  const signed = done.releases.map(
    ({ id, createdAt, by, changed }) =>
      `  ${id}  ${createdAt.slice(0, 16).replace('T', ' ')}  ${by ?? ''}  ${changed?.join(' ') ?? ''}`,
  );
  const back = done.back.length > 0 ? done.back.join(', ') : 'nothing';
  return [
    `${dryRun ? 'Would be revoked' : 'Revoked'}: ${key} of ${done.teams.join(', ')}.`,
    signed.length > 0 ? 'It has signed:' : 'No release that is kept was signed with it.',
    ...signed,
    `${dryRun ? 'Would be taken' : 'Taken'} back: ${back}.`,
  ].join('\n');
}

/** Answers what is about owners; null for anything else. */
export async function answerOwners(site: Site, options: Options): Promise<string | null> {
  if (options.revoke !== undefined) return revokeKey(site, options.revoke, options);
  if (options.since !== undefined) throw new Error('--since goes with --revoke.');
  if (!options.owners) return null;
  const [file] = options.positionals;
  if (file === undefined) return showOwners(site);
  const { teams, serial } = await setOwners(site, await readFile(file, 'utf8'));
  return `Owners number ${serial}: ${Object.keys(teams).join(', ') || 'the site alone'}.`;
}
