import { LinkButton } from '@plainday/ui-components';
import { Fact } from './fact';
import { readChannel, type ChannelMark } from './page-marks';
import { Actions, Facts, Group, Hint, Title } from './platform-style';

const HERE = '/dashboard?tool=settings&at=platform';

const releases = { live: 'the current release', next: 'the next release' };

function reasonOf({ name, by, share }: ChannelMark): string {
  if (by === 'choice') return 'chosen in this browser';
  if (by === 'default') return 'nothing was chosen';
  return name === 'next' ? `drawn: one of the ${share}% that get it first` : 'drawn: not yet';
}

function receiversOf({ share }: ChannelMark): string {
  return share > 0 ? `who chooses it, and ${share}% of the others` : 'who chooses it';
}

function Choice({ channel }: { readonly channel: ChannelMark }) {
  const { name, by } = channel;
  const other = name === 'next' ? 'live' : 'next';
  return (
    <>
      <Facts>
        <Fact name="This browser gets">{releases[name]}</Fact>
        <Fact name="Because">{reasonOf(channel)}</Fact>
        <Fact name="The next release goes to">{receiversOf(channel)}</Fact>
      </Facts>
      <Actions>
        <LinkButton size="s" href={`${HERE}&channel=${other}`}>
          {other === 'next' ? 'Try the next release' : 'Back to the current release'}
        </LinkButton>
        {by === 'choice' && (
          <LinkButton size="s" variant="ghost" href={`${HERE}&channel=default`}>
            Forget the choice
          </LinkButton>
        )}
      </Actions>
    </>
  );
}

/** Which of two releases this browser gets and why, with the way into the other one. */
export function ChannelSection() {
  const channel = readChannel();
  return (
    <Group aria-labelledby="platform-channel">
      <Title id="platform-channel">Channel</Title>
      {channel ? (
        <Choice channel={channel} />
      ) : (
        <Hint>
          Everybody gets this release. While another one can be tried first, it is chosen here.
        </Hint>
      )}
    </Group>
  );
}
