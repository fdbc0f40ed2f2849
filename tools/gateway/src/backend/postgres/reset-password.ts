import type { ServerOptions } from './server';
import { runAs } from './run';

/**
 * Gives the database's owner a new password without the old one: in single-user mode, which whoever may
 * read the files can enter, and only while no server runs on them.
 */
export async function resetPassword(
  { cluster, binaries, identity }: Omit<ServerOptions, 'log'>,
  password: string,
): Promise<void> {
  const words = ['--single', '-D', cluster, '-c', 'password_encryption=scram-sha-256', 'postgres'];
  const command = `alter role postgres password '${password}'\n`;
  await runAs(identity, binaries.postgres, words, command);
}
