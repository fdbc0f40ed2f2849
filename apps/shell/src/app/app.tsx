import type { AppStore } from '@plainday/data-api';
import type { NotifyChannel } from '@plainday/ui-components';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppBoundary } from './app-boundary';
import { LateLayers } from './late-layers';
import { AppRoutes } from './routes';
import { ServicesContext, type Services } from '../shared/services';
import { LoadingScreen } from './waiting-screen';

export interface AppProps {
  readonly store: AppStore;
  readonly services: Services;
  readonly channel: NotifyChannel;
}

/** The providers of the shell around its routes. The theme's style sheet stands in the page itself. */
export function App({ store, services, channel }: AppProps) {
  return (
    <Provider store={store}>
      <ServicesContext value={services}>
        <AppBoundary release={services.host.release().id}>
          <BrowserRouter useTransitions={false}>
            <Suspense fallback={<LoadingScreen />}>
              <AppRoutes />
            </Suspense>
          </BrowserRouter>
        </AppBoundary>
        <LateLayers channel={channel} />
      </ServicesContext>
    </Provider>
  );
}
