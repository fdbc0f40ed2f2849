import type { Db } from '../client';

/** Where calendars read the feed with this secret: a function of the backend, wherever that is. */
export function feedUrl({ functions }: Pick<Db, 'functions'>, address: string): string {
  return `${functions['url']}/calendar-feed/${address}.ics`;
}
