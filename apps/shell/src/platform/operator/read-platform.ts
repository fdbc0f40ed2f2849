import { getSupabase } from '@plainday/data-supabase';
import type { PublicConfig } from '@plainday/federation-contract';
import * as z from 'zod/mini';
import { platformSchema, type PlatformState } from './platform-state';

/** What the gateway answers: to operators the state, to everybody else nothing; unless nobody answers. */
export type PlatformAnswer = PlatformState | 'visitor' | 'unreachable';

/** Where another backend has the accounts, or none, the host of these files knows nobody. */
const isOurs = (url: string) => URL.canParse(url) && new URL(url).origin === location.origin;

/** Asks the gateway how the site stands, in the name of whoever is signed in. */
export async function readPlatform(config: PublicConfig): Promise<PlatformAnswer> {
  if (!isOurs(config.supabaseUrl)) return 'visitor';
  try {
    const { data } = await (await getSupabase()).auth.getSession();
    if (!data.session) return 'visitor';
    const response = await fetch('/platform/v1', {
      headers: {
        apikey: config.publishableKey,
        authorization: `Bearer ${data.session.access_token}`,
      },
      cache: 'no-store',
    });
    if (response.status >= 500 || response.status === 429) return 'unreachable';
    return response.ok ? z.parse(platformSchema, await response.json()) : 'visitor';
  } catch {
    return 'unreachable';
  }
}
