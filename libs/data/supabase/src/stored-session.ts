import { readLocal } from '@plainday/shared-platform';
import { AUTH_STORAGE_KEY } from '@plainday/shared-platform/start';

/** The part of a session that is needed before supabase-js is loaded. */
export interface StoredSession {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Epoch seconds. */
  readonly expires_at?: number | undefined;
  readonly user: {
    readonly id: string;
    readonly email?: string | undefined;
    readonly user_metadata?: { readonly full_name?: unknown } | undefined;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isOptional = (value: unknown, type: 'string' | 'number') =>
  value === undefined || typeof value === type;

/** By hand, because it runs before the first paint. */
function isSession(value: unknown): value is StoredSession {
  if (!isRecord(value) || !isRecord(value['user'])) return false;
  const { id, email, user_metadata: metadata } = value['user'];
  return (
    typeof value['access_token'] === 'string' &&
    typeof value['refresh_token'] === 'string' &&
    isOptional(value['expires_at'], 'number') &&
    typeof id === 'string' &&
    id !== '' &&
    isOptional(email, 'string') &&
    (metadata === undefined || isRecord(metadata))
  );
}

/**
 * Reads the session kept on this device, at once and without supabase-js. Null when nobody is signed
 * in or what is stored is no session. An expired access token counts: it can still be refreshed.
 */
export function readStoredSession(): StoredSession | null {
  const text = readLocal(AUTH_STORAGE_KEY);
  if (!text) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isSession(stored) ? stored : null;
  } catch {
    return null;
  }
}
