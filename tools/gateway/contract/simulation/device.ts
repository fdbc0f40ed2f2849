import {
  api,
  createAppStore,
  resumeWrites,
  saveStateSlice,
  selectChanged,
  selectSaving,
  selectUnsaved,
  selectUnsent,
  type AppStore,
  type StoredWrite,
} from '@plainday/data-api';
import {
  applyChanges,
  completionsApi,
  createHeard,
  followTabs,
  ideasApi,
  keepStream,
} from '@plainday/data-api/testing';
import { openOutbox, type OutboxPort } from '@plainday/data-device';
import { AUTH_STORAGE_KEY, isRefusal, loadLive } from '@plainday/data-supabase';
import { projectsApi, tasksApi } from '@plainday/data-tasks';
import { systemClock } from '@plainday/shared-platform';
import { inTab, killTab, never, type Browser, type Tab } from './browser';
import { record } from './record';
import { tablesApi } from './tables.api';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

export const WEEK = { from: '2026-11-16', to: '2026-11-22' };

/** The list of each table, as every device shows it. */
const LISTS = {
  tasks: tasksApi.endpoints.tasksList.select('everywhere'),
  trash: tasksApi.endpoints.tasksList.select('trash'),
  projects: projectsApi.endpoints.projectsList.select(),
  ideas: ideasApi.endpoints.ideasList.select(),
  habits: tablesApi.endpoints.simHabits.select(),
  habit_completions: completionsApi.endpoints.habitsWeek.select(WEEK),
  time_sessions: tablesApi.endpoints.simSessions.select(),
  learning_progress: tablesApi.endpoints.simGoals.select(),
} as const;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];

/** Begins the keys of what tabs have left that went before it was stored. */
const LEFT = 'plainday.unsent.';

const { tasksList } = tasksApi.endpoints;
const ANEW = { forceRefetch: true, subscribe: false };
/** As a screen does that shows it. */
const SHOWN = {};

/** What reads each list from the server. */
const READS: Readonly<Record<ListName, (how: object) => readonly unknown[]>> = {
  tasks: (how) => [tasksList.initiate('everywhere', how), tasksList.initiate('inbox', how)],
  trash: (how) => [tasksList.initiate('trash', how)],
  projects: (how) => [projectsApi.endpoints.projectsList.initiate(undefined, how)],
  ideas: (how) => [ideasApi.endpoints.ideasList.initiate(undefined, how)],
  habits: (how) => [tablesApi.endpoints.simHabits.initiate(undefined, how)],
  habit_completions: (how) => [completionsApi.endpoints.habitsWeek.initiate(WEEK, how)],
  time_sessions: (how) => [tablesApi.endpoints.simSessions.initiate(undefined, how)],
  learning_progress: (how) => [tablesApi.endpoints.simGoals.initiate(undefined, how)],
};

/** What a page shows that has read what another one shows. */
function copiesOf(rows: (list: ListName) => readonly Row[]) {
  const tasks = rows('tasks') as never;
  const inbox = rows('tasks').filter((row) => row['project_id'] === null) as never;
  return [
    tasksApi.util.upsertQueryData('tasksList', 'everywhere', tasks),
    tasksApi.util.upsertQueryData('tasksList', 'inbox', inbox),
    tasksApi.util.upsertQueryData('tasksList', 'trash', rows('trash') as never),
    projectsApi.util.upsertQueryData('projectsList', undefined, rows('projects') as never),
    ideasApi.util.upsertQueryData('ideasList', undefined, rows('ideas') as never),
    tablesApi.util.upsertQueryData('simHabits', undefined, rows('habits') as never),
    completionsApi.util.upsertQueryData('habitsWeek', WEEK, rows('habit_completions') as never),
    tablesApi.util.upsertQueryData('simSessions', undefined, rows('time_sessions') as never),
    tablesApi.util.upsertQueryData('simGoals', undefined, rows('learning_progress') as never),
  ];
}

/** Somebody who can be signed in. */
export interface Account {
  readonly id: string;
  /** What supabase-js keeps of the session. */
  readonly session: string;
}

const copyOf = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

interface Extra {
  readonly outbox: { whenStored(): Promise<void>; leave(): void };
}

/** One open page: the real store, api and outbox in a tab of its own. */
export class Page {
  readonly tab: Tab;
  readonly store: AppStore;
  /** Who is signed in; nobody at times. */
  userId: string | null = null;
  private port: OutboxPort<StoredWrite> | null = null;
  private stop: () => void = () => undefined;
  private readonly changes: ReturnType<typeof applyChanges>;
  private readonly unfollow: () => void;
  private readonly heard = createHeard(systemClock, systemClock.now());
  private listening: AbortController | null = null;

  constructor(
    readonly browser: Browser,
    user: Account,
    private readonly pause: (milliseconds: number) => Promise<void>,
    /** What is worked on here. */
    private readonly lists: readonly ListName[],
  ) {
    this.tab = { browser, isAlive: true };
    const wait = (milliseconds: number) => (this.tab.isAlive ? pause(milliseconds) : never());
    this.store = this.run(() => createAppStore({ wait }));
    this.changes = this.run(() => applyChanges(this.store));
    this.unfollow = this.run(() => followTabs(this.store));
    this.signIn(user);
  }

  run<Result>(job: () => Result): Result {
    return inTab(this.tab, job);
  }

  /** As `changeUser` of auth/session. */
  signIn({ id, session }: Account): void {
    this.userId = id;
    this.run(() => {
      this.browser.storage.set(AUTH_STORAGE_KEY, session);
      const port = openOutbox<StoredWrite>(id);
      this.port = port;
      // What comes out of the database was made by another realm, which the test of arguments takes for no plain data.
      const claim = async () => copyOf(await port.claim());
      this.stop = resumeWrites(this.store, { ...port, claim });
    });
    this.listen();
  }

  /** The network has come or gone: `keepFresh`, which needs a page, tells the api. */
  connect(isOnline: boolean): void {
    const { onOnline, onOffline } = api.internalActions;
    this.listen();
    this.run(() => this.store.dispatch(isOnline ? onOnline() : onOffline()));
  }

  /** Hears what other devices change while there is a network and somebody is signed in, as `startLive` does. */
  private listen(): void {
    const shouldListen = this.tab.isAlive && !this.browser.isOffline && this.userId !== null;
    if (shouldListen === (this.listening !== null)) return;
    this.listening?.abort();
    this.listening = shouldListen ? new AbortController() : null;
    const signal = this.listening?.signal;
    if (signal) void this.run(() => this.hear(signal));
  }

  private async hear(signal: AbortSignal): Promise<void> {
    const { openChanges } = await loadLive();
    const parts = { open: openChanges, wait: () => this.pause(20), random: () => 0 };
    const { changes, heard } = this;
    const { name } = this.browser;
    const listener: Parameters<typeof keepStream>[2] = {
      ready(isGap) {
        heard.begin(isGap);
        if (isGap) changes.gap();
      },
      change(change) {
        record(`${name} hears ${JSON.stringify(change)}`);
        heard.note(change);
        changes.change(change);
      },
      alive: () => heard.note(),
    };
    await keepStream(parts, heard.age, listener, signal);
  }

  /** Shows its lists from here on: what is not there is read. */
  watch(): void {
    const reads = this.lists.flatMap((list) => READS[list](SHOWN));
    this.run(() => {
      for (const read of reads) void this.store.dispatch(read as never);
    });
  }

  signOut(): void {
    this.userId = null;
    this.listen();
    this.run(() => {
      this.changes.forget();
      this.browser.storage.delete(AUTH_STORAGE_KEY);
      this.stop();
      this.store.dispatch(api.util.resetApiState());
      this.store.dispatch(saveStateSlice.actions.forgotten());
    });
  }

  /** Ends as a crash does, some milliseconds after the last key: what was typed is on the device. */
  async kill(): Promise<void> {
    await this.run(() => this.outbox.whenStored());
    this.die();
  }

  /** Is closed or reloaded right after the last key, while the device still stores what was typed. */
  leave(): void {
    this.run(() => this.outbox.leave());
    this.die();
  }

  private get outbox(): Extra['outbox'] {
    const given = (_dispatch: unknown, _getState: unknown, { outbox }: Extra) => outbox;
    return this.run(() => this.store.dispatch(given as never) as Extra['outbox']);
  }

  /** Ends without a trace: nobody looks any more. */
  die(): void {
    killTab(this.tab);
    this.listen();
    this.run(() => {
      this.changes.stop();
      this.unfollow();
      this.stop();
      this.store.dispatch(api.util.resetApiState());
    });
  }

  /** Shows what another page shows; nothing, as in a new account, where there is none. */
  async show(other?: Page): Promise<void> {
    const copies = copiesOf((list) => other?.rows(list) ?? []);
    await this.run(() =>
      Promise.all(copies.map((copy) => this.store.dispatch(copy as never) as Promise<unknown>)),
    );
    this.watch();
  }

  /** Reads the lists. True when all answers came: on a very busy machine some come too late. */
  async read(): Promise<boolean> {
    const reads = this.lists.flatMap((list) => READS[list](ANEW));
    const dispatch = this.store.dispatch as (read: never) => Promise<{ isSuccess: boolean }>;
    const answers = await this.run(() => Promise.all(reads.map((read) => dispatch(read as never))));
    return answers.every(({ isSuccess }) => isSuccess);
  }

  rows(list: ListName): readonly Row[] {
    const { data = [] } = (LISTS[list] as (state: unknown) => { data?: unknown })(
      this.store.getState(),
    ) as { data?: readonly Row[] };
    return data;
  }

  /** How many writes wait in the browser to be sent, whichever tab has made them. What waits for a person is none. */
  async unsent(): Promise<number> {
    const stored = (await this.run(() => this.port?.load())) ?? [];
    const left = [...this.browser.storage.keys()].filter(
      (key) => key.startsWith(LEFT) && key.endsWith(`.${this.userId}`),
    );
    return stored.filter(({ error }) => !error || !isRefusal(error)).length + left.length;
  }

  get isAtRest(): boolean {
    const state = this.store.getState();
    return !selectSaving(state) && selectUnsent(state) === 0;
  }

  /** What waits in *Could not be saved*, by endpoint and reason. */
  get refused(): readonly string[] {
    return selectUnsaved(this.store.getState()).map(
      ({ endpoint, error }) => `${endpoint} ${error.code} ${error.message}`,
    );
  }

  /** What waits in *Changed elsewhere*. */
  get noted(): readonly string[] {
    return selectChanged(this.store.getState()).map(({ arg, error }) => {
      const { table } = arg as { readonly table: string };
      return `${table} ${error.code}`;
    });
  }

  /** Everything that a person finds in the two lists of the header. */
  get listed(): string {
    const state = this.store.getState();
    return JSON.stringify([selectUnsaved(state), selectChanged(state)]);
  }
}
