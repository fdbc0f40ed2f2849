import { lazyScreen } from '../shared/lazy-screen';

/** The chunk's name is the name of the route: the release lists its files, the page preloads them. */
export const dashboardScreen = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-screen'))
      .DashboardScreen,
);
