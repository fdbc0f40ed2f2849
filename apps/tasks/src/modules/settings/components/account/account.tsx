import { useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import { Button } from '@plainday/ui-components';
import { Setting, SettingGroup } from '../setting';
import { DeleteAccountDialog } from './delete-account-dialog';
import { EmailForm } from './email-form';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';

type Open = 'name' | 'email' | 'password' | 'delete' | null;

/** The account: its name, its address, its password, its end (decisions 73), and where it is signed in. */
export function Account() {
  const { user } = useShell();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const opener = (what: Open, label: string) => (
    <Button onClick={() => setOpen(open === what ? null : what)} aria-expanded={open === what}>
      {label}
    </Button>
  );

  return (
    <>
      <SettingGroup title="Account">
        <Setting plain title="Name" text={<bdi>{user.name}</bdi>}>
          {() => opener('name', 'Change name')}
        </Setting>
        {open === 'name' && <NameForm onDone={close} />}
        <Setting plain title="E-mail address" text={user.email}>
          {() => opener('email', 'Change e-mail')}
        </Setting>
        {open === 'email' && <EmailForm onDone={close} />}
        <Setting plain title="Password" text="A new one signs out your other devices.">
          {() => opener('password', 'Change password')}
        </Setting>
        {open === 'password' && <PasswordForm onDone={close} />}
        <Setting
          plain
          title="Delete account"
          text="With all tasks, projects and entries, and everything kept on this device."
        >
          {() => (
            <Button variant="danger" onClick={() => setOpen('delete')}>
              Delete account
            </Button>
          )}
        </Setting>
        {open === 'delete' && <DeleteAccountDialog onClose={close} />}
      </SettingGroup>
      <Sessions />
    </>
  );
}
