import type {
  ModuleManifest,
  Selection,
  ShellTimer,
  TimerPort,
} from '@plainday/federation-contract';
import { Suspense, useState } from 'react';
import { lazyLayer } from '../shared/lazy-layer';
import { useServices } from '../shared/services';
import { MiniTimers } from './mini-timers';
import { useDocumentTitle } from './use-document-title';
import { useTimerEnd } from './use-timer-end';
import { useTimers } from './use-timers';

const TimerTools = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "timer-tools" */ './beside/timer-tools')).TimerTools,
);

export interface TimerStripProps {
  readonly port: TimerPort;
  readonly userId: string;
  readonly modules: readonly ModuleManifest[];
  readonly selection: Selection;
  /** Heading of the page, for the tab's title. */
  readonly heading: string;
  readonly onOpen: (selection: Selection) => void;
}

/** All that changes with every second of a running timer, and nothing else: pills, title, the end. */
export function TimerStrip(props: TimerStripProps) {
  const { port, userId, modules, selection, heading, onOpen } = props;
  const { notify } = useServices();
  const running = useTimers(port);
  useDocumentTitle(heading, running);
  useTimerEnd({ ...running, port, userId, selection, notify, navigate: onOpen });
  // Stays with the page: the window on top still says that the last timer has ended.
  const [hasTimer, setHasTimer] = useState(false);
  if (running.timers.length > 0 && !hasTimer) setHasTimer(true);
  // What counts up stands large on its own page; a pill beside it would only count twice.
  const isShown = ({ id, startedAt }: ShellTimer) =>
    startedAt === undefined || selection.kind !== 'tool' || selection.toolId !== id;
  return (
    <>
      <MiniTimers timers={running.timers.filter(isShown)} modules={modules} onOpen={onOpen} />
      <Suspense>{hasTimer && <TimerTools {...running} />}</Suspense>
    </>
  );
}
