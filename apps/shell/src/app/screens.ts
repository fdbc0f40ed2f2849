import { lazyScreen } from './lazy-screen';

/** The chunk names are the names of the routes: the release lists their files, the page preloads them. */
export const authScreen = lazyScreen(
  async () => (await import(/* webpackChunkName: "auth" */ '../auth/auth-screen')).AuthScreen,
);

export const dashboardScreen = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-screen'))
      .DashboardScreen,
);
