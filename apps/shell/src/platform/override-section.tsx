import { copyText } from '@plainday/shared-platform';
import { Badge, Button, LinkButton, NativeSelect } from '@plainday/ui-components';
import { Copy } from 'lucide';
import { useId, useState } from 'react';
import { useServices } from '../shared/services';
import { readOverride, type OverrideMark } from './page-marks';
import { Actions, Command, Group, Hint, Picker, Title } from './platform-style';

/** Where `npx nx override` serves, on the machine of who looks at this page. */
const LOCAL = 'http://127.0.0.1:4400';
const HERE = '/dashboard?tool=settings&at=platform';

function Running({ remote, site }: OverrideMark) {
  return (
    <>
      <Hint>
        <Badge tone="red">{remote} from this machine</Badge> Everything else comes from {site}.
        Nobody but you sees it.
      </Hint>
      <Actions>
        <LinkButton size="s" href={site + HERE}>
          Leave the override
        </LinkButton>
      </Actions>
    </>
  );
}

function Start({ remotes }: { readonly remotes: readonly string[] }) {
  const { notify } = useServices();
  const [remote, setRemote] = useState(remotes[0] ?? '');
  const id = useId();
  const command = `npm run with -- PLAINDAY_URL=${location.origin} npx nx override ${remote}`;
  return (
    <>
      <Hint>
        For developers: see the build of one remote from your machine inside of this site. Run the
        command in your clone, then open it. Nothing is released, and nobody else sees it.
      </Hint>
      <Picker>
        <label htmlFor={id}>Remote</label>
        <NativeSelect id={id} value={remote} onChange={({ target }) => setRemote(target.value)}>
          {remotes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </Picker>
      <Command>{command}</Command>
      <Actions>
        <Button
          size="s"
          icon={Copy}
          onClick={() => void copyText(command, 'Command copied', notify)}
        >
          Copy the command
        </Button>
        <LinkButton size="s" variant="ghost" href={LOCAL + HERE}>
          Open {LOCAL.replace('http://', '')}
        </LinkButton>
      </Actions>
    </>
  );
}

/**
 * One remote from a developer's machine in this page: how to start it, and the way back. The page has no switch of its
 * own that anybody could throw; the machine serves the page instead.
 */
export function OverrideSection({ remotes }: { readonly remotes: readonly string[] }) {
  const override = readOverride();
  return (
    <Group aria-labelledby="platform-override">
      <Title id="platform-override">Override</Title>
      {override ? <Running {...override} /> : <Start remotes={remotes} />}
    </Group>
  );
}
