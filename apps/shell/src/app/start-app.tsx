import { startSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import { configureSupabase, readStoredSession } from '@plainday/data-supabase';
import type { Selection } from '@plainday/federation-contract';
import { createRemoteHost, type RemoteHost } from '@plainday/federation-host';
import { afterPaint, delay, logger, untilSettled } from '@plainday/shared-platform';
import { createNotify } from '@plainday/ui-components';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate as setFrameRate } from 'scheduler';
import { readLastView } from '../selection/last-view';
import { moduleOf } from '../selection/catalogue.logic';
import { DASHBOARD_PATH, isBare, readView, viewHref } from '../selection/selection.logic';
import { App } from './app';
import { watchBack } from '../shared/back';
import { tellOperator } from '../healing/tell-operator';
import { loadFont } from './load-font';
import { readBootData, refreshRelease } from '../start/boot/boot-data';
import { fetchAhead, laterFiles } from '../start/boot/fetch-ahead';
import { authScreen } from '../auth/lazy-auth';
import { followTyped } from '../start/typed/follow-typed';
import { followFrame } from '../start/take-over/follow-frame';
import { dashboardScreen } from './lazy-dashboard';
import { RetryScreen } from './waiting-screen';

/** The shell waits for its first tool, so that both come in one piece over the first frame, but not longer than this. Milliseconds. */
const firstFrameLimitMs = 800;

/** Supabase-js waits for the first tool to be painted, but not longer than this. Milliseconds. */
const firstToolLimitMs = 3_000;

/** How often a second React pauses while it draws the first screen, for letters that are typed. By its own measure, every 5 ms, that screen comes a tenth of a second later on a slow device. */
const START_FRAME_RATE = 30;

interface FirstScreen {
  /** The shell's part of it has arrived. */
  readonly loaded: Promise<void>;
  /** So has the tool, or will not. */
  readonly settled: Promise<void>;
  /** It can be seen and used. */
  readonly usable: Promise<unknown>;
}

/** Gives a bare address its view before the router reads it. Where that is done later all is drawn twice. */
function nameView(selection: Selection): void {
  // A link of an e-mail is read first.
  if (location.hash === '') history.replaceState(history.state, '', viewHref(selection));
}

/** Starts what the first screen needs, so that nothing waits for anything that could have come along. */
function preloadFirstScreen(host: RemoteHost): FirstScreen {
  const stored = readStoredSession();
  if (!stored) {
    return { loaded: authScreen.preload(), settled: Promise.resolve(), usable: afterPaint() };
  }
  const params = new URLSearchParams(location.pathname === DASHBOARD_PATH ? location.search : '');
  const { selection } = isBare(params) ? readLastView(stored.user.id) : readView(params);
  if (location.pathname === DASHBOARD_PATH && isBare(params)) nameView(selection);
  const moduleId = moduleOf(selection, host.modules());
  host.preload(moduleId);
  fetchAhead(laterFiles(host.release(), moduleId));
  const settled = host.whenSettled(moduleId);
  const painted = settled.then(afterPaint);
  return {
    loaded: dashboardScreen.preload(),
    settled,
    usable: Promise.race([painted, delay(firstToolLimitMs)]),
  };
}

/** Puts the shell into the page. */
export async function startApp(element: HTMLElement): Promise<void> {
  watchBack();
  loadFont();
  const root = createRoot(element);
  try {
    const { config, release } = await readBootData();
    const host = createRemoteHost({
      release,
      refreshRelease: () => refreshRelease(config),
      log: (message, error) => logger.error(message, error),
      onFault: ({ moduleId, error, isHealed, ...rest }) =>
        tellOperator({
          kind: error.failure,
          tool: moduleId,
          version: rest.version,
          release: rest.release,
          healed: isHealed,
          error,
        }),
    });
    const { loaded, settled, usable } = preloadFirstScreen(host);
    configureSupabase({ ...config, after: usable });
    const store = createAppStore({
      async loadEndpoint(endpoint) {
        await usable;
        const { loadEndpoint } = await import(/* webpackChunkName: "resume" */ './load-endpoint');
        return loadEndpoint(host, endpoint);
      },
    });
    startSession(store);
    const channel = createNotify();
    const typed = followTyped(store, channel.notify);
    const look = followFrame(element, typed);
    await loaded;
    await Promise.race([settled, delay(firstFrameLimitMs)]);
    void typed.taken().then(look);
    const services = { config, host, notify: channel.notify };
    setFrameRate(START_FRAME_RATE);
    void usable.then(untilSettled).then(() => setFrameRate(0));
    startTransition(() => root.render(<App store={store} services={services} channel={channel} />));
  } catch (error) {
    logger.error('Plainday could not start.', error);
    delete document.documentElement.dataset.frame;
    root.render(<RetryScreen />);
  }
}
