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
import { completionsApi, ideasApi } from '@plainday/data-api/testing';
import { openOutbox } from '@plainday/data-device';
import { AUTH_STORAGE_KEY } from '@plainday/data-supabase';
import { projectsApi, tasksApi } from '@plainday/data-tasks';
import { inTab, killTab, never, type Browser, type Tab } from './browser';
import { tablesApi } from './tables.api';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

export const WEEK = { from: '2026-11-16', to: '2026-11-22' };

/** The list of each table, as every device shows it. */
const LISTS = {
  tasks: tasksApi.endpoints.tasksList.select('inbox'),
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

const READS = [
  tasksApi.endpoints.tasksList.initiate('inbox', { forceRefetch: true, subscribe: false }),
  tasksApi.endpoints.tasksList.initiate('trash', { forceRefetch: true, subscribe: false }),
  projectsApi.endpoints.projectsList.initiate(undefined, { forceRefetch: true, subscribe: false }),
  ideasApi.endpoints.ideasList.initiate(undefined, { forceRefetch: true, subscribe: false }),
  tablesApi.endpoints.simHabits.initiate(undefined, { forceRefetch: true, subscribe: false }),
  completionsApi.endpoints.habitsWeek.initiate(WEEK, { forceRefetch: true, subscribe: false }),
  tablesApi.endpoints.simSessions.initiate(undefined, { forceRefetch: true, subscribe: false }),
  tablesApi.endpoints.simGoals.initiate(undefined, { forceRefetch: true, subscribe: false }),
];

/** Somebody who can be signed in. */
export interface Account {
  readonly id: string;
  /** What supabase-js keeps of the session. */
  readonly session: string;
}

const copyOf = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

interface Extra {
  readonly outbox: { whenStored(): Promise<void> };
}

/** One open page: the real store, api and outbox in a tab of its own. */
export class Page {
  readonly tab: Tab;
  readonly store: AppStore;
  private stop: () => void = () => undefined;

  constructor(
    readonly browser: Browser,
    user: Account,
    pause: (milliseconds: number) => Promise<void>,
  ) {
    this.tab = { browser, isAlive: true };
    const wait = (milliseconds: number) => (this.tab.isAlive ? pause(milliseconds) : never());
    this.store = this.run(() => createAppStore({ wait }));
    this.signIn(user);
  }

  run<Result>(job: () => Result): Result {
    return inTab(this.tab, job);
  }

  /** As `changeUser` of auth/session. */
  signIn({ id, session }: Account): void {
    this.run(() => {
      this.browser.storage.set(AUTH_STORAGE_KEY, session);
      const port = openOutbox<StoredWrite>(id);
      // What comes out of the database was made by another realm, which the test of arguments takes for no plain data.
      const claim = async () => copyOf(await port.claim());
      this.stop = resumeWrites(this.store, { ...port, claim });
    });
  }

  signOut(): void {
    this.run(() => {
      this.browser.storage.delete(AUTH_STORAGE_KEY);
      this.stop();
      this.store.dispatch(api.util.resetApiState());
      this.store.dispatch(saveStateSlice.actions.forgotten());
    });
  }

  /** Ends as a crash does, some milliseconds after the last key: what was typed is on the device. */
  async kill(): Promise<void> {
    const stored = (_dispatch: unknown, _getState: unknown, { outbox }: Extra) =>
      outbox.whenStored();
    await this.run(() => this.store.dispatch(stored as never) as Promise<void>);
    killTab(this.tab);
    this.run(() => {
      this.stop();
      this.store.dispatch(api.util.resetApiState());
    });
  }

  async read(): Promise<void> {
    await this.run(() => Promise.all(READS.map((read) => this.store.dispatch(read as never))));
  }

  rows(list: ListName): readonly Row[] {
    const { data = [] } = (LISTS[list] as (state: unknown) => { data?: unknown })(
      this.store.getState(),
    ) as { data?: readonly Row[] };
    return data;
  }

  get isAtRest(): boolean {
    const state = this.store.getState();
    return !selectSaving(state) && selectUnsent(state) === 0;
  }

  /** Everything that a person finds in the two lists of the header. */
  get listed(): string {
    const state = this.store.getState();
    return JSON.stringify([selectUnsaved(state), selectChanged(state)]);
  }
}
