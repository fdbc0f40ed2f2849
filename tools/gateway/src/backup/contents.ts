import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readBackup, type Backup, type BackupHeader } from './backup-file';

const accountsIn = ({ counts }: Backup) => counts['auth.users'] ?? 0;

/**
 * Whether a file may be one of those that older versions made of a server of one's own: accounts, and nothing that
 * anybody wrote, for row level security hid it. Those versions did not count.
 */
export function looksEmpty(contents: Backup): boolean {
  const written = contents.header.tables.filter(({ name }) => name.startsWith('public.'));
  return (
    accountsIn(contents) > 0 &&
    written.every(({ name, rows }) => rows === undefined && (contents.counts[name] ?? 0) === 0)
  );
}

/** What is in a backup, a line each. */
export function describe({ header, counts }: Backup): string[] {
  const { createdAt, migrations, tables } = header;
  const rows = tables.map(({ name }) => `${String(counts[name] ?? 0).padStart(9)} ${name}`);
  return [`Made at ${createdAt}, with the database at ${lastOf(migrations)}:`, ...rows];
}

const lastOf = (migrations: BackupHeader['migrations']) => migrations.at(-1) ?? 'no migration';

/** Who made a backup, as far as that can be known; throws where it was signed by somebody else. */
export function originOf(backup: Backup, releaseKey: string | undefined): string {
  const isSigned = releaseKey === undefined ? null : backup.isSignedBy(releaseKey);
  if (isSigned === false) {
    throw new Error(
      'This backup was signed with another key than PLAINDAY_RELEASE_KEY, or changed since.',
    );
  }
  return isSigned
    ? 'It was signed with your release key.'
    : 'It is whole, which does not say who made it: restore only what comes from where you keep your backups.';
}

/** Names of the copies in a folder that look empty. */
export async function emptyCopies(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const empty: string[] = [];
  for (const name of names.filter((other) => other.endsWith('.backup')).sort()) {
    const contents = await readBackup(join(folder, name)).catch(() => null);
    if (contents && looksEmpty(contents)) empty.push(name);
  }
  return empty;
}
