import type { RemoteRelease } from '@plainday/federation-contract';

interface WrongDescription {
  readonly name: string;
  /** What somebody who can write the release, but not the code, might put there. */
  readonly change: (live: RemoteRelease) => RemoteRelease;
}

function withIcon(live: RemoteRelease, icon: RemoteRelease['modules'][number]['icon']) {
  return { ...live, modules: live.modules.map((module) => ({ ...module, icon })) };
}

export const wrongDescriptions: readonly WrongDescription[] = [
  {
    name: 'an entry on another origin',
    change: (live) => ({ ...live, entry: 'https://evil.example/remote-entry.js' }),
  },
  { name: 'an entry without an integrity hash', change: (live) => ({ ...live, integrity: '' }) },
  {
    name: 'an icon that is a script',
    change: (live) => withIcon(live, [['script', { src: 'https://evil.example/icon.js' }]]),
  },
  {
    name: 'an icon that acts',
    change: (live) => withIcon(live, [['path', { onload: 'globalThis.planted=1' }]]),
  },
  {
    name: 'an address that is code',
    change: (live) => ({ ...live, entry: 'javascript:globalThis.planted=1' }),
  },
];
