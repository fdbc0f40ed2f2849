import type { AuthResult } from '../call';

/**
 * Sends a password in its composed form: the same letters are other bytes from another keyboard, é as one sign or as e
 * with an accent. One that was set before this is tried as it was typed, too.
 */
export async function withPassword(
  typed: string,
  send: (password: string) => Promise<AuthResult>,
): Promise<AuthResult> {
  const password = typed.normalize('NFC');
  const result = await send(password);
  if (password === typed || result.error?.code !== 'invalid_credentials') return result;
  return send(typed);
}
