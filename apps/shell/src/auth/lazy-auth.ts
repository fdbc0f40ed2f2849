import { lazyScreen } from '../shared/lazy-screen';

/** The chunk's name is the name of the route: the release lists its files, the page preloads them. */
export const authScreen = lazyScreen(
  async () => (await import(/* webpackChunkName: "auth" */ './auth-screen')).AuthScreen,
);

/** The same route with a link from an e-mail. */
export const linkScreen = lazyScreen(
  async () => (await import(/* webpackChunkName: "auth-link" */ './link-screen')).LinkScreen,
);
