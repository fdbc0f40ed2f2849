import { Icon } from '@plainday/ui-components';
import { LogOut } from 'lucide';
import { EntryButton, EntryTitle } from '../frame-parts';
import { useSignOut } from './use-sign-out';

/** Signs out. */
export function SignOutEntry() {
  const { signOut, question } = useSignOut();
  return (
    <>
      <EntryButton type="button" onClick={signOut}>
        <Icon icon={LogOut} size={18} />
        <EntryTitle>Sign Out</EntryTitle>
      </EntryButton>
      {question}
    </>
  );
}
