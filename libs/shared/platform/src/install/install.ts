import { isIos } from '../apple';

/**
 * Whether Plainday is an app here: installed and open as one; to be installed by a button, or on iOS by hand; or not, as
 * far as this browser says.
 */
export type InstallState = 'installed' | 'button' | 'by-hand' | 'none';

/** What Chromium hands over instead of asking by itself. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Shared by every copy of this file: the page hears it once, before any tool is there. */
const PROMPT = Symbol.for('plainday.install-prompt');
const holder = globalThis as { [PROMPT]?: InstallPrompt | 'used' | 'installed' };
const CHANGED = 'plainday-install';

const tell = () => window.dispatchEvent(new Event(CHANGED));

/** Keeps the browser's offer for a moment that suits the person; to be called before the page is used. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    holder[PROMPT] = event as InstallPrompt;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    holder[PROMPT] = 'installed';
    tell();
  });
}

/** How it stands now. */
export function installState(): InstallState {
  const isApp = matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)');
  const held = holder[PROMPT];
  if (held === 'installed' || isApp.matches) return 'installed';
  if (typeof held === 'object') return 'button';
  return isIos() ? 'by-hand' : 'none';
}

/** Calls back when that has changed, until the returned function is called. */
export function onInstallState(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** Has the browser ask, at a click; true where the answer was yes. Each of its offers is good for one question. */
export async function askInstall(): Promise<boolean> {
  const held = holder[PROMPT];
  if (typeof held !== 'object') return false;
  holder[PROMPT] = 'used';
  const { outcome } = await held.prompt();
  if (outcome === 'accepted') holder[PROMPT] = 'installed';
  tell();
  return outcome === 'accepted';
}
