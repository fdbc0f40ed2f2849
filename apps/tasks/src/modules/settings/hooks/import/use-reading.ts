import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import type { Answers } from '../../../../shared/import/plan';
import { isOnline } from '@plainday/shared-platform';
import { useWhenOnline } from '../use-when-online';
import { readReady, type Reading } from './read-ready';

const isKept = (reading: Reading | null) => reading?.kind === 'ready' && reading.ready.isKept;

/** What was read anew; beside what the device keeps it stands on where there is no answer, and so does what was chosen. */
function following(before: Reading, next: Reading): Reading {
  if (next.kind !== 'no-answer' || before.kind !== 'ready' || !before.ready.isKept) return next;
  return { ...before, ready: { ...before.ready, isUnanswered: true } };
}

/**
 * Reads a file on this device and says what it would do; `read` reads it again with answers to what was asked. What the
 * account could not be asked for is asked when the network is back.
 */
export function useReading(file: File) {
  const dispatch = useAppDispatch();
  const { user } = useShell();
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  const abort = useRef(new AbortController());

  const load = useCallback(
    (answers: Answers): void => {
      abort.current.abort();
      const { signal } = (abort.current = new AbortController());
      const readNow = () => readReady(dispatch, user.id, { file, answers }, signal);
      const show = (next: Reading | null) =>
        next && setReading((before) => following(before, next));
      void readNow().then((next) => {
        show(next);
        // The network came back before there was anything to ask for again.
        if (isKept(next) && isOnline()) void readNow().then(show);
      });
    },
    [dispatch, file, user.id],
  );

  useEffect(() => {
    load({});
    return () => abort.current.abort();
  }, [load]);

  function read(answers: Answers): void {
    // What was answered is shown at once, what follows from it when it was read.
    setReading((before) =>
      before.kind === 'ready'
        ? { ...before, ready: { ...before.ready, answers } }
        : { kind: 'reading' },
    );
    load(answers);
  }

  useWhenOnline(() => {
    if (reading.kind === 'no-answer') read(reading.answers);
    else if (reading.kind === 'ready' && reading.ready.isKept) read(reading.ready.answers);
  });

  return { reading, read };
}
