import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createAppStore, type AppStore } from '@plainday/data-api';
import { sessionSlice } from '@plainday/auth-session';
import { TEST_USER } from './builders';
import type { FakeUser } from './fake-server/token';

/** A rendered screen and the store behind it. */
export type RenderedWithStore = RenderResult & { readonly store: AppStore };

/** Options of `renderWithStore`. */
export interface RenderOptions {
  readonly store?: AppStore;
  /** Null: nobody is signed in. */
  readonly user?: FakeUser | null;
  /** Further providers, drawn inside the store. */
  readonly wrap?: (children: ReactNode) => ReactNode;
}

/** Renders inside a real store with a signed-in user. Requests go to what `fetch` is. */
export function renderWithStore(ui: ReactElement, options: RenderOptions = {}): RenderedWithStore {
  const { store = createAppStore(), user = TEST_USER, wrap = (children) => children } = options;
  const { signedIn, signedOut } = sessionSlice.actions;
  store.dispatch(user ? signedIn(user) : signedOut());
  function Wrapper({ children }: { readonly children: ReactNode }): ReactNode {
    return <Provider store={store}>{wrap(children)}</Provider>;
  }
  return Object.assign(render(ui, { wrapper: Wrapper }), { store });
}
