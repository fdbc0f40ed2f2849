import { colors } from '@plainday/ui-theme';
import { APP_ICONS, APPLE_ICON, iconSvg } from './app-icons';
import { APP_SCREENS } from './app-screens';

/** Where the manifest of the installed app is served. */
export const APP_MANIFEST = 'plainday.webmanifest';

const START = '/dashboard';

/** Places that are reached from the icon itself; the first letters of each say the most, as systems cut them. */
const SHORTCUTS = [
  { name: 'New task', url: `${START}?view=today&add` },
  { name: 'Today', url: `${START}?view=today` },
  { name: 'Pomodoro', url: `${START}?tool=pomodoro` },
  { name: 'Voice note', url: `${START}?tool=voice-notes` },
];

const look = (mode: 'light' | 'dark') => ({
  theme_color: colors.bg[mode],
  background_color: colors.bg[mode],
});

/** Calendar files, spreadsheets, and archives, the own and those of other apps: what the door for imports takes. */
const FILES = {
  'text/calendar': ['.ics'],
  'text/csv': ['.csv'],
  'application/zip': ['.zip'],
  'application/json': ['.json'],
};

/** What systems read to install Plainday. Browsers pass over what they do not know. */
export function appManifest() {
  return {
    name: 'Plainday',
    short_name: 'Plainday',
    description: 'A super simple productivity tool.',
    // Not the start: it stays the same app should that ever move.
    id: '/',
    start_url: START,
    scope: '/',
    lang: 'en',
    dir: 'ltr',
    categories: ['productivity'],
    display: 'standalone',
    ...look('light'),
    // The page itself names both to browsers (theme-color by colour scheme); this is what splash screens may read.
    user_preferences: { color_scheme: { dark: look('dark') } },
    // A window that is open is told by its launch queue: nothing that is typed in it is lost by a reload.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    icons: APP_ICONS.flatMap(({ file, size, purpose }) =>
      purpose ? { src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose } : [],
    ),
    screenshots: APP_SCREENS.map(({ file, form, width, height }) => ({
      src: `/${file}`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: 'Today in Plainday',
    })),
    share_target: {
      // Answered by the worker: nothing that is shared passes a server, and none is needed.
      action: `${START}/shared`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: Object.entries(FILES).flat(2) }],
      },
    },
    file_handlers: [{ action: START, accept: FILES }],
    protocol_handlers: [{ protocol: 'web+plainday', url: `${START}?link=%s` }],
    shortcuts: SHORTCUTS.map((shortcut) => ({
      ...shortcut,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}

/** What the page of the shell says of it: the icon of its tab in the page itself, the rest by address. */
export function appLinks(): string {
  return [
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(iconSvg('round'))}">`,
    `<link rel="apple-touch-icon" href="/${APPLE_ICON}">`,
    // With cookies: else a site behind a sign-in of its own, and the next channel, would be asked as a stranger.
    `<link rel="manifest" href="/${APP_MANIFEST}" crossorigin="use-credentials">`,
  ].join('');
}
