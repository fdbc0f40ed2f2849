import { useSession } from '@plainday/auth-session';
import type { Notify, RemoteModule } from '@plainday/federation-contract';
import { DevFrame } from './dev-frame';
import { SignInForm } from './sign-in-form';

export interface DevGateProps {
  readonly remote: RemoteModule;
  readonly notify: Notify;
}

/** Modules for those who are signed in, the form for the others. */
export function DevGate({ remote, notify }: DevGateProps) {
  const { status, user } = useSession();
  if (status === 'unknown') return <p>Loading...</p>;
  if (!user) return <SignInForm />;
  return <DevFrame remote={remote} notify={notify} user={user} />;
}
