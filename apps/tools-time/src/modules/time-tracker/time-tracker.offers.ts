import { readQuery, storeOf, subscribeQuery, whenSaved } from '@plainday/data-api';
import { deviceStore } from '@plainday/data-device';
import { readPreferences } from '@plainday/data-preferences';
import { projectsApi } from '@plainday/data-tasks';
import type { ActionHandler, CreateOffers } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { isBlank } from '@plainday/shared-utils';
import { durationOf } from '../../shared/duration.logic';
import { timeTrackerApi } from './api/time-tracker.api';
import { minutesByDay, trackedItems } from './model/offers.logic';
import { runByTimer, shellTimerOf, TIMER_ID, toEntry, withRun } from './model/running.logic';
import type { Running } from './model/session.schema';
import { trackerStore } from './model/time-tracker.store';

/** How long a count waits for what is being saved. */
const SAVE_LIMIT_MS = 5_000;

/** What the time tracker offers to other tools: tracked minutes, a layer of the calendar, a timer for a task. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const rule = () => readPreferences(context.userId);
  const { timeTrackerList, timeTrackerAdd, timeTrackerRemove } = timeTrackerApi.endpoints;

  async function sessions() {
    await whenSaved(store, SAVE_LIMIT_MS);
    return readQuery(store, timeTrackerList, undefined);
  }

  const subscribe = (listener: () => void) =>
    subscribeQuery(store, timeTrackerList, undefined, listener);

  /** Starts for a task; with `replace` what runs is logged first. One Undo takes all of it back. */
  const startFor: ActionHandler<'start-session'> = async (request) => {
    const { title, projectId = null, taskId = null, replace = false } = request;
    const { timers, undo } = context.shell();
    const device = deviceStore(context.userId);
    const [id, now] = [newId(), systemClock.now()];
    let before: Running | null = null;
    const { value } = await device.update(trackerStore, (state) => {
      before = replace ? state.running : null;
      const free = before ? { ...state, running: null } : state;
      return withRun(free, { id, taskName: title, projectId, taskId, now });
    });
    if (value?.running?.id !== id) return false;
    timers.set(shellTimerOf(value.running));
    const logged = logRun(before, now);
    undo.offer(`Timer started for “${value.running.taskName}”`, async () => {
      const { value: current } = await device.read(trackerStore);
      if (current?.running?.id !== id) return;
      const again = logged.takeBack();
      await device.update(trackerStore, (state) =>
        state.running?.id === id ? { ...state, running: again } : state,
      );
      if (again) timers.set(shellTimerOf(again));
      else timers.clear(TIMER_ID);
    });
    return true;
  };

  /** Logs what ran, if anything did. Taking it back gives what then runs again, under a new id. */
  function logRun(run: Running | null, now: number) {
    if (!run) return { takeBack: () => null };
    const entry = toEntry(run, now, context.userId);
    void store.dispatch(timeTrackerAdd.initiate(entry, { track: false }));
    return {
      takeBack(): Running {
        void store.dispatch(timeTrackerRemove.initiate({ id: entry.id }, { track: false }));
        return { ...run, id: newId() };
      },
    };
  }

  /** From the palette: `track Logo`. Without a name the page asks for one. */
  async function track(title: string): Promise<void> {
    const { navigate, notify } = context.shell();
    if (isBlank(title)) return navigate({ kind: 'tool', toolId: TIMER_ID });
    if (await startFor({ title })) return;
    notify.toast({
      title: 'The time tracker is running already',
      description: `Switch to “${title}”?`,
      action: { label: 'Switch', run: () => void startFor({ title, replace: true }) },
    });
  }

  /** Logs what runs, as Stop on the page does, with Undo. */
  async function stop(): Promise<void> {
    const { notify, timers, undo } = context.shell();
    const device = deviceStore(context.userId);
    const now = systemClock.now();
    const timer = timers.list().find(({ id }) => id === TIMER_ID);
    const runs: Running[] = [];
    await device.update(trackerStore, (state) => {
      runs.splice(0, 1, ...(state.running ? [runByTimer(state.running, timer?.startedAt)] : []));
      return { ...state, running: null };
    });
    timers.clear(TIMER_ID);
    const [run] = runs;
    if (!run) return void notify.brief('Nothing is being tracked');
    const entry = toEntry(run, now, context.userId);
    const logged = logRun(run, now);
    undo.offer(
      `“${entry.task_name}” logged`,
      async () => {
        const again = logged.takeBack();
        await device.update(trackerStore, (state) =>
          state.running ? state : { ...state, running: again },
        );
        if (again) timers.set(shellTimerOf(again));
      },
      {
        toast: {
          title: 'Time logged',
          description: `${entry.task_name} · ${durationOf(entry.duration ?? 0)}`,
        },
      },
    );
  }

  return {
    commands: { start: track, stop },
    facts: {
      'tracked-minutes': {
        async read({ subject, ...range }) {
          const all = await sessions();
          const counted = subject ? all.filter((one) => one.project_id === subject) : all;
          return minutesByDay(counted, range, rule());
        },
        async subjects() {
          const { projectsList } = projectsApi.endpoints;
          const projects = await readQuery(store, projectsList, undefined);
          return projects.map(({ id, title }) => ({ id, title }));
        },
        subscribe,
      },
    },
    layers: {
      'tracked-time': {
        read: async (range) => trackedItems(await sessions(), range, rule()),
        subscribe,
      },
    },
    actions: {
      'start-session': startFor,
    },
  };
};
