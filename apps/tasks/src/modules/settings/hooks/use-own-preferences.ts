import { changePreferences, usePreferences, type Preferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';

const REASONS = {
  quota: 'This device has no room left.',
  denied: 'This browser does not let this site store anything.',
} as const;

/** The preferences of the person who is signed in, and the way to change them. What could not be kept is said. */
export function useOwnPreferences() {
  const { user, notify } = useShell();
  const preferences = usePreferences(user.id);

  function change(changes: Partial<Preferences>): void {
    const failure = changePreferences(user.id, changes);
    if (failure) {
      notify.toast({
        title: 'Your choice could not be saved',
        description: REASONS[failure],
        tone: 'destructive',
      });
    }
  }

  return { preferences, change };
}
