import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, useAppDispatch } from '@plainday/data-api';
import { eraseSnapshots } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { inSlices, logger } from '@plainday/shared-platform';
import { isSealed } from '../../model/archive/sealed/unseal';
import { checkSounds } from '../../model/archive/read-archive';
import { restorePlan, type RestoreMode } from '../../model/archive/restore.logic';
import type { KeptImport } from '../../model/imports.store';
import { keepImport } from '../rows/keep-import';
import { keptOf } from './kept-restore';
import { readRestore, type RestoreReading, type RestoreReady } from './read-restore';
import { runRestore, type Restored } from '../rows/run-restore';
import { useWhenOnline } from '../use-when-online';
import { everything, useExport } from './use-export';

/** Where a restore is. */
export type RestoreStage =
  | { readonly kind: 'reading' }
  | { readonly kind: 'sealed'; readonly isWrong: boolean }
  | RestoreReading
  | {
      readonly kind: 'running';
      readonly done: number;
      readonly total: number;
      /** The server does not answer at the moment. */
      readonly isWaiting: boolean;
    }
  | {
      readonly kind: 'done';
      readonly mode: RestoreMode;
      readonly restored: Restored;
      /** What was added can be taken back after a reload, too. */
      readonly isRemembered: boolean;
    };

/** Nothing was written yet. */
const UNPLANNED: Restored = { written: 0, refused: 0, failed: 'unread' };

/** Reads an archive, shows what it would bring, and brings it. */
export function useRestore(file: File) {
  const dispatch = useAppDispatch();
  const { modules, user } = useShell();
  const { save } = useExport();
  const [stage, setStage] = useState<RestoreStage>({ kind: 'reading' });
  const abort = useRef(new AbortController());
  const passphrase = useRef<string | null>(null);

  async function read(): Promise<void> {
    abort.current.abort();
    const { signal } = (abort.current = new AbortController());
    if (passphrase.current === null && (await isSealed(file))) {
      if (!signal.aborted) setStage({ kind: 'sealed', isWrong: false });
      return;
    }
    const reading = await readRestore(dispatch, user.id, file, passphrase.current, signal);
    if (signal.aborted || !reading) return;
    const isWrong = reading.kind === 'refused' && reading.code === 'wrong-passphrase';
    setStage(isWrong ? { kind: 'sealed', isWrong } : reading);
  }

  const again = () => {
    setStage({ kind: 'reading' });
    void read();
  };

  const begin = useEffectEvent(() => void read());
  useEffect(() => {
    begin();
    return () => abort.current.abort();
  }, []);

  useWhenOnline(() => {
    if (stage.kind === 'no-answer') again();
  });

  async function start(ready: RestoreReady, mode: RestoreMode): Promise<void> {
    const { archive, archived, here, parts } = ready;
    const count = (name: 'fresh' | 'different') =>
      parts.reduce((sum, part) => sum + (part.kind === 'table' ? part[name] : 0), 0);
    const total = count('fresh') + (mode === 'replace' ? count('different') : 0);
    setStage({ kind: 'running', done: 0, total, isWaiting: false });
    // Nothing goes before all of it is in a file, and nothing is written before all of the archive was read.
    if (mode === 'replace' && (await save(everything(modules))) === null) {
      return setStage({ kind: 'ready', ready });
    }
    const isWhole = await checkSounds(archive).then(
      () => true,
      () => false,
    );
    if (!isWhole) return setStage({ kind: 'refused', code: 'damaged' });
    const { info, sounds } = archive;
    const plan = await inSlices(restorePlan(archived, here, mode, info)).catch((error: unknown) => {
      logger.error('A restore could not be planned.', error);
      return null;
    });
    if (!plan) return setStage({ kind: 'done', mode, restored: UNPLANNED, isRemembered: false });
    const kept = mode === 'add' ? keptOf(ready, plan, file.name) : null;
    const keep = async (state: KeptImport['state']) =>
      kept !== null && (await keepImport(user.id, { ...kept, state }));
    await keep('running');
    const restoring = { userId: user.id, archived, here, plan, sounds, mode };
    const tell = (told: { readonly done: number } | { readonly isWaiting: boolean }) =>
      setStage((shown) => (shown.kind === 'running' ? { ...shown, ...told } : shown));
    const restored = await runRestore(dispatch, restoring, {
      onProgress: (done) => tell({ done: Math.min(done, total) }),
      onWaiting: (isWaiting) => tell({ isWaiting }),
    });
    const isRemembered = await keep(restored.failed ? 'refused' : 'done');
    await eraseSnapshots(user.id);
    dispatch(api.util.resetApiState());
    setStage({ kind: 'done', mode, restored, isRemembered });
  }

  return {
    stage,
    read: again,
    open: (typed: string) => {
      passphrase.current = typed;
      again();
    },
    start: (ready: RestoreReady, mode: RestoreMode) => void start(ready, mode),
  };
}
