import { Setting, SettingGroup } from '../setting';

/** The channel this page came from; null where there is nothing to choose. */
function currentChannel(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="plainday-channel"]');
  return meta?.content ?? null;
}

/** Shown while a release can be tried before all have it: a link that leads into it, and back out of it. */
export function EarlyReleases() {
  const channel = currentChannel();
  if (channel === null) return null;
  const isIn = channel === 'next';

  return (
    <SettingGroup title="Early releases">
      <Setting
        plain
        title={isIn ? 'This browser runs the next release' : 'A new release can be tried'}
        text="It is complete, and you can go back at any time. What you have written stays."
      >
        {() => (
          <a href={`/dashboard?tool=settings&channel=${isIn ? 'live' : 'next'}`}>
            {isIn ? 'Back to the current release' : 'Try the next release'}
          </a>
        )}
      </Setting>
    </SettingGroup>
  );
}
