import { isOnline, onHidden } from '@plainday/shared-platform';
import { reported, type ReportedFault, type Trouble } from './fault-report.logic';

/** Faults that come together go together. Milliseconds. */
const DELAY_MS = 2000;
/** A page that fails all the time has said enough. */
const MOST = 20;
const AT_ONCE = 10;

const said = new Set<string>();
let waiting: ReportedFault[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  const faults = waiting.splice(0, AT_ONCE);
  timer = waiting.length > 0 ? setTimeout(send, DELAY_MS) : undefined;
  if (faults.length === 0) return;
  // Goes also while the page ends, and nobody waits for an answer.
  const body = new Blob([JSON.stringify({ faults })], { type: 'application/json' });
  navigator.sendBeacon?.('/faults/v1', body);
}

onHidden(send);

/** Tells the operator, once for the same in this page. Without a network there is nothing to tell. */
export function reportFault(trouble: Trouble): void {
  const fault = reported(trouble);
  const key = JSON.stringify(fault);
  if (!isOnline() || said.has(key) || said.size >= MOST) return;
  said.add(key);
  waiting = [...waiting, fault];
  timer ??= setTimeout(send, DELAY_MS);
}
