import { readQuery, storeOf, subscribeQuery } from '@plainday/data-api';
import { readPreferences } from '@plainday/data-preferences';
import { beginOf, endOf } from '@plainday/domain-calendar';
import type { CreateOffers, DayRange, LayerItem, LayerList } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { DAY_MS, MINUTE_MS } from '@plainday/shared-utils';
import { calendarsApi } from './api/calendars.api';
import {
  dropCalendar,
  freeColor,
  keepCalendar,
  MAX_CALENDARS,
  nameOf,
} from './hooks/keep-calendar';
import type { CalendarContents } from './model/foreign/read-events';
import type { Subscription } from './model/foreign/subscription.schema';
import { addressFault, asHttps, faultOf, stateWords } from './model/foreign/words.logic';

/** While somebody looks, calendars are asked again this often; the server asks no more than that. */
const EVERY_MS = 15 * MINUTE_MS;
const MAX_READ = 20;

/** What Calendar View offers: the entries of calendars of others. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const { calendarList, calendarText } = calendarsApi.endpoints;
  const contents = new Map<string, Promise<CalendarContents>>();

  /** A text is read once, however often the page is turned. */
  function read(tag: string, text: string): Promise<CalendarContents> {
    const known = contents.get(tag);
    if (known) return known;
    const reading = import(/* webpackChunkName: "calendar-events" */ './model/foreign/read-events');
    const made = reading.then(({ readEvents }) => readEvents(text));
    contents.set(tag, made);
    const [oldest] = contents.keys();
    if (contents.size > MAX_READ && oldest !== undefined) contents.delete(oldest);
    return made;
  }

  const all = (): Promise<readonly Subscription[]> => readQuery(store, calendarList, undefined);

  async function listOf(calendar: Subscription): Promise<LayerList> {
    const { id, address, name, color, is_shown } = calendar;
    const remove = () => dropCalendar(store.dispatch, context.shell().undo, calendar);
    if (!is_shown) return { id, name, color, state: 'Not shown', isWell: true, remove };
    const known = calendarText.select(address)(store.getState()).data;
    const how = { subscribe: false, forceRefetch: (known?.fault ?? null) !== null };
    const { data = {} } = await store.dispatch(calendarText.initiate(address, how));
    const { text, isWell } = stateWords(data, systemClock.now(), readPreferences(context.userId));
    return { id, name, color, state: text, isWell, remove };
  }

  /** Keeps the calendar at an address where there is one, and says why where not. */
  async function subscribeTo(typed: string): Promise<void> {
    const { notify, undo, navigate } = context.shell();
    if (typed === '') return navigate({ kind: 'tool', toolId: 'calendar', at: 'calendars' });
    const rows = await all().catch(() => null);
    const refuse = (why: string): void =>
      void notify.toast({
        title: 'Calendar not added',
        description: `${why}.`,
        tone: 'destructive',
      });
    if (!rows) return refuse(faultOf(undefined) ?? '');
    if (rows.length >= MAX_CALENDARS) return refuse(`At most ${MAX_CALENDARS} calendars are shown`);
    const wrong = addressFault(
      typed,
      rows.map(({ address }) => address),
    );
    if (wrong) return refuse(wrong);
    const address = asHttps(typed);
    const how = { subscribe: false, forceRefetch: true };
    const { data } = await store.dispatch(calendarText.initiate(address, how));
    const fault = faultOf(data);
    if (fault !== null || !data) return refuse(fault ?? '');
    const { name } = await read(data.tag, data.text ?? '');
    const draft = { address, name: nameOf(address, name), color: freeColor(rows) };
    keepCalendar(store.dispatch, undo, context.userId, draft);
  }

  async function itemsOf(subscription: Subscription, range: DayRange): Promise<LayerItem[]> {
    const { address } = subscription;
    const asked = store.dispatch(calendarText.initiate(address, { subscribe: false }));
    // What is here is shown; what comes of asking is told by `subscribe`.
    const known = calendarText.select(address)(store.getState()).data ?? (await asked).data;
    if (!known?.text) return [];
    const rule = readPreferences(context.userId);
    const { events } = await read(known.tag, known.text);
    const [{ occurrencesWithin }, { eventItems }] = await Promise.all([
      import(/* webpackChunkName: "calendar-events" */ './model/foreign/occurrences'),
      import(/* webpackChunkName: "calendar-events" */ './model/foreign/event-items.logic'),
    ]);
    // Whole days have no zone: those at the ends are looked at as well.
    const stretch = {
      from: beginOf(range.from, rule) - DAY_MS,
      to: endOf(range.to, rule) + DAY_MS,
    };
    return eventItems(await occurrencesWithin(events, stretch), subscription, range, rule);
  }

  function subscribe(listener: () => void): () => void {
    const followed = new Map<string, () => void>();
    function follow(): void {
      const rows = calendarList.select()(store.getState()).data ?? [];
      const wanted = new Set(rows.filter(({ is_shown }) => is_shown).map(({ address }) => address));
      for (const [address, stop] of followed) {
        if (wanted.has(address)) continue;
        stop();
        followed.delete(address);
      }
      for (const address of wanted) {
        if (followed.has(address)) continue;
        followed.set(address, subscribeQuery(store, calendarText, address, listener));
      }
    }
    const stopList = subscribeQuery(store, calendarList, undefined, () => {
      follow();
      listener();
    });
    follow();
    const timer = setInterval(() => {
      for (const address of followed.keys()) {
        void store.dispatch(
          calendarText.initiate(address, { subscribe: false, forceRefetch: true }),
        );
      }
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      stopList();
      for (const stop of followed.values()) stop();
    };
  }

  return {
    commands: { subscribe: subscribeTo },
    layers: {
      'calendar-events': {
        async read(range) {
          const shown = (await all()).filter(({ is_shown }) => is_shown);
          return (await Promise.all(shown.map((one) => itemsOf(one, range)))).flat();
        },
        // Without a network where nothing of them is known: none.
        lists: async () => Promise.all((await all().catch(() => [])).map(listOf)),
        subscribe,
      },
    },
  };
};
