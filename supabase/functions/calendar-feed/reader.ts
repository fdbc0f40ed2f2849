const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/google/i, 'Google'],
  [/outlook|microsoft|exchange/i, 'Outlook'],
  [/dataaccessd|CalendarAgent|calaccessd|iCal\/|remindd|(?:iOS|macOS|Mac OS X)\//i, 'Apple'],
  [/icsx5|davx5/i, 'ICSx5'],
  [/thunderbird/i, 'Thunderbird'],
  [/nextcloud/i, 'Nextcloud'],
  [/fastmail|cyrus/i, 'Fastmail'],
  [/proton/i, 'Proton'],
  [/Mozilla\//, 'a browser'],
];

/** What reads a feed, in a word for its owner: a known name, or the first word that it says of itself. */
export function readerOf(userAgent: string | null): string {
  const agent = userAgent ?? '';
  const known = KNOWN.find(([pattern]) => pattern.test(agent));
  if (known) return known[1];
  return /^[A-Za-z][\w.-]{0,29}/.exec(agent)?.[0] ?? 'something unnamed';
}
