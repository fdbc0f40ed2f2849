import { useState } from 'react';
import { useShell, type OverlayRequest } from '@plainday/federation-contract';
import { typedLine } from '../../shared/add-bar';
import type { TaskDraft } from '../../shared/actions/add-actions';
import { useAddActions } from '../../shared/actions/use-add-actions';
import { MakeTasks } from '../../shared/taken/make-tasks';

const NO_DEFAULTS = {};

interface LinesDialogProps extends OverlayRequest {
  readonly lines: readonly string[];
}

/** Lines of another tool become a task each: as they are understood, once somebody has seen that. */
export function LinesDialog({ lines: texts, onAdded }: LinesDialogProps) {
  const { overlay } = useShell();
  const { addMany } = useAddActions();
  const [lines] = useState(() => texts.map(typedLine));

  function make(drafts: readonly TaskDraft[]): void {
    const also: { takeBack?: (() => void) | undefined } = {};
    const tasks = addMany(drafts, { run: () => also.takeBack?.() });
    also.takeBack = onAdded?.(tasks.map(({ id }) => ({ kind: 'task', id })));
  }

  return <MakeTasks lines={lines} defaults={NO_DEFAULTS} onAdd={make} onClose={overlay.close} />;
}
