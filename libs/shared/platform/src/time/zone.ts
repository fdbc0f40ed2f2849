/** IANA name of the time zone that this device is in. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
