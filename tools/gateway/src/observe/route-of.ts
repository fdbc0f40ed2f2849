const routes: readonly (readonly [RegExp, string])[] = [
  [/^\/rest\/v1\//, 'rest'],
  [/^\/auth\/v1\//, 'auth'],
  [/^\/functions\/v1\/calendar-feed\//, 'feed'],
  [/^\/functions\/v1\/foreign-calendar$/, 'calendar'],
  [/^\/functions\/v1\/(?:push-answer$|end-mails\/)/, 'reminders'],
  [/^\/functions\/v1\//, 'voice'],
  [/^\/live\/v1$/, 'live'],
  [/^\/health\//, 'health'],
  [/^\/metrics$/, 'metrics'],
  [/^\/faults\/v1$/, 'faults'],
  [/^\/platform\/v1$/, 'platform'],
  [/^\/(?:assets|remotes)\//, 'file'],
  [/^\/(?:release|config)\.json$/, 'release'],
];

const secret = /^(\/functions\/v1\/(?:calendar-feed|end-mails)\/).+/;

/** A path as the log may have it: who has the address of a calendar feed reads it, who has the end of mails ends them. */
export const loggablePath = (path: string) => path.replace(secret, '$1…');

/** Which part of the gateway answers a path: few names, whatever is asked for. */
export function routeOf(path: string): string {
  return routes.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
