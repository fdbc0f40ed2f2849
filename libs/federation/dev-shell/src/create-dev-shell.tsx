import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { startSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import { configureSupabase } from '@plainday/data-supabase';
import { parseConfig } from '@plainday/federation-contract';
import type { RemoteModule } from '@plainday/federation-contract';
import { createNotify } from '@plainday/ui-components';
import { ToastViewport } from '@plainday/ui-components/toasts';
import { TooltipLayer } from '@plainday/ui-components/tooltip-layer';
import { applyTheme, GlobalStyle } from '@plainday/ui-theme';
import '@plainday/ui-theme/fonts.css';
import { DevGate } from './dev-gate';
import { keepTyped } from './keep-typed';

export interface DevShellOptions {
  readonly remote: RemoteModule;
  /** Where the page is put; `#root` when left out. */
  readonly element?: HTMLElement;
}

async function readConfig() {
  const response = await fetch('/config.json');
  if (!response.ok) {
    throw new Error(
      `/config.json answered ${response.status}. Is Plainday running? Start it with \`npm start\`, ` +
        'or say where it is with PLAINDAY_URL.',
    );
  }
  return parseConfig(await response.json());
}

/**
 * Runs one remote alone, against the backend of a running Plainday: sign-in, the list of its modules,
 * toasts, timers. For `npx nx serve <remote>`; the shell proper is apps/shell.
 *
 * @example void createDevShell({ remote });
 */
export async function createDevShell({ remote, element }: DevShellOptions): Promise<void> {
  const place = element ?? document.getElementById('root');
  if (!place) throw new Error('The page has no #root to put the dev shell into.');
  applyTheme('system');
  keepTyped();
  const root = createRoot(place);
  try {
    configureSupabase(await readConfig());
    const store = createAppStore();
    startSession(store);
    const channel = createNotify();
    root.render(
      <Provider store={store}>
        <GlobalStyle />
        <DevGate remote={remote} notify={channel.notify} />
        <ToastViewport channel={channel} />
        <TooltipLayer />
      </Provider>,
    );
  } catch (error) {
    root.render(<pre role="alert">{String(error)}</pre>);
  }
}
