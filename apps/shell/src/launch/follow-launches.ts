import type { OverlayPort, Selection } from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';
import {
  hasFiles,
  keepLaunched,
  launchQueue,
  lookAtShared,
  type SharedText,
} from '@plainday/shared-platform/arrivals';
import { QUICK_ADD, SETTINGS } from '../selection/catalogue.logic';
import { LAUNCH_PARAMS, launchOf } from './launch.logic';

/** What a launch needs of the dashboard. */
export interface LaunchPorts {
  readonly overlay: OverlayPort;
  readonly navigate: (selection: Selection) => void;
  /** Asks what becomes of a text. */
  readonly onShared: (shared: SharedText) => void;
}

/** Where files are brought in; the door takes what waits. */
const DOOR: Selection = { kind: 'tool', toolId: SETTINGS, at: 'your-data' };

/** So that a reload, or Back, does not do it again. */
function takeOutOfAddress(): void {
  const url = new URL(location.href);
  if (!LAUNCH_PARAMS.some((name) => url.searchParams.has(name))) return;
  for (const name of LAUNCH_PARAMS) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/** Does what the address of this page asks for, and what the system tells the installed app from now on. */
export function followLaunches({ overlay, navigate, onShared }: LaunchPorts): void {
  const first = location.href;
  let isFirst = true;

  /** What waits: a text is asked about, files go through their door. */
  async function showArrived(): Promise<void> {
    const shared = await lookAtShared();
    if (shared) onShared(shared);
    else if (await hasFiles()) navigate(DOOR);
  }

  function open(href: string, isHere: boolean): void {
    const url = new URL(href);
    const isLaunch = LAUNCH_PARAMS.some((name) => url.searchParams.has(name));
    const { to, add } = launchOf(url.searchParams);
    if (!isHere || url.searchParams.has('link')) navigate(to);
    if (isLaunch) takeOutOfAddress();
    if (add !== null) overlay.open(QUICK_ADD, add === '' ? {} : { text: add });
  }

  open(first, true);
  const report = (error: unknown) => logger.warn('A launch could not be followed.', error);
  void showArrived().catch(report);
  launchQueue()?.setConsumer(({ targetURL, files = [] }) => {
    // The launch that opened this page is in its address.
    const isDone = isFirst && targetURL === first;
    isFirst = false;
    if (files.length > 0) {
      keepLaunched(files).then(showArrived).catch(report);
    } else if (targetURL !== undefined && !isDone) {
      open(targetURL, false);
      void showArrived().catch(report);
    }
  });
}
