import type { NotifyChannel } from '@plainday/ui-components';
import { readChannel, readOffer } from './page-marks';

const TITLES = {
  next: 'This link leads to the next release',
  live: 'This link leads to the current release',
} as const;

/**
 * A link on another site chooses no release, and the gateway does not obey it: whoever followed it is asked. Asked is
 * what the address named when the page was opened.
 */
export function askChannel(asked: string | null, { notify }: NotifyChannel): void {
  const channel = readChannel();
  const offer = asked !== null && asked === readOffer();
  const isOther = channel && (asked === 'next' || asked === 'live') && channel.name !== asked;
  if (!offer && !isOther) return;
  notify.toast({
    title: isOther ? TITLES[asked] : `This link leads to the preview “${asked}”`,
    description: 'It comes from another site, so nothing was changed.',
    topic: 'channel',
    action: {
      label: asked === 'live' ? 'Go there' : 'Try it',
      run: () => {
        const target = new URL(location.href);
        target.searchParams.set('channel', asked);
        // From this page it is the choice of the person.
        location.assign(target);
      },
    },
  });
}
