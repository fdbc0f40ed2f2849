import { useReading } from './use-reading';
import { useRunning } from './use-running';
import { useTakingBack } from './use-taking-back';
import type { KeptImport } from '../../model/imports.store';

/** One import: the file is read here, shown, written when it is wanted, and taken back. */
export function useImport(file: File) {
  const { reading, read } = useReading(file);
  const { taking, undo, takeBack } = useTakingBack();
  const { running, start, stop, goOn, withdraw } = useRunning(takeBack);
  return {
    stage: taking.kind === 'gone' ? taking : (running ?? reading),
    ready: reading.kind === 'ready' ? reading.ready : null,
    taking,
    read,
    start,
    stop,
    goOn,
    undo: (kept: KeptImport) => {
      withdraw();
      return undo(kept);
    },
    takeBack,
  };
}
