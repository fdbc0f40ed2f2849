import { lazyScreen } from './lazy-screen';

/** The chunk's name is the name of the route: the release lists its files, the page preloads them. */
export const authScreen = lazyScreen(
  async () => (await import(/* webpackChunkName: "auth" */ '../auth/auth-screen')).AuthScreen,
);
