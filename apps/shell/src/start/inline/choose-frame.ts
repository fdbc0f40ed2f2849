import { readLocal } from '@plainday/shared-platform';
import { AUTH_STORAGE_KEY, CONFIG_BLOCK, SIDEBAR_KEY } from '@plainday/shared-platform/start';
import { readInlined } from '../boot/inlined';

/** Before the first paint: which of the frames is shown. */
export function chooseFrame(): void {
  const root = document.documentElement.dataset;
  if (readLocal(SIDEBAR_KEY) === 'closed') root.sidebar = 'closed';
  const config = readInlined(CONFIG_BLOCK) as { readonly mailbox?: unknown } | undefined;
  if (config?.mailbox) root.mailbox = '';

  if (/[#&]token_hash=/.test(location.hash)) root.frame = 'loading';
  else if (['/auth', '/dashboard'].includes(location.pathname))
    root.frame = readLocal(AUTH_STORAGE_KEY) === null ? 'auth' : 'dashboard';
}
