import { readPreferences } from '@plainday/data-preferences';
import { isMac } from '@plainday/shared-platform';
import { shortcutLabel, withoutSingleKeys } from '@plainday/shared-utils';
import { keysOf, type Shortcut } from '../list-shortcuts';

/** The keys of a shortcut for menus and tooltips; nothing where its user has switched them off. */
export function keyLabel(id: Shortcut, userId: string): string | undefined {
  const keys = keysOf(id);
  const { singleKeys } = readPreferences(userId);
  return shortcutLabel(singleKeys ? keys : withoutSingleKeys(keys), isMac()) || undefined;
}
