import { useEffect, useState } from 'react';
import { useProjectsQuery } from '@plainday/data-tasks';
import type { Project } from '@plainday/domain-tasks';
import { useShell, type OverlayRequest } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { Dialog } from '@plainday/ui-components/dialog';
import { typedLine, useAddDraft } from '../../shared/add-bar';
import type { TaskDraft } from '../../shared/actions/add-actions';
import { useAddActions } from '../../shared/actions/use-add-actions';

const NO_PROJECTS: readonly Project[] = [];
const NO_DEFAULTS = {};

interface LinesDialogProps extends OverlayRequest {
  readonly lines: readonly string[];
}

/** Lines of another tool become a task each: as they are understood, once somebody has seen that. */
export function LinesDialog({ lines: texts, onAdded }: LinesDialogProps) {
  const { overlay } = useShell();
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  const { addMany } = useAddActions();
  const [lines, setLines] = useState(() => texts.map(typedLine));
  const draft = useAddDraft({ projects, defaults: NO_DEFAULTS, initialText: '', onAdd: make });
  const { details, warm } = draft;
  useEffect(warm, [warm]);

  function make(drafts: readonly TaskDraft[]): void {
    const also: { takeBack?: (() => void) | undefined } = {};
    const tasks = addMany(drafts, { run: () => also.takeBack?.() });
    also.takeBack = onAdded?.(tasks.map(({ id }) => ({ kind: 'task', id })));
  }

  const count = plural(lines.length, 'task');
  return (
    <Dialog
      open
      title={`Make ${count}`}
      onOpenChange={overlay.close}
      footer={
        <>
          <Button onClick={overlay.close}>Cancel</Button>
          <Button
            variant="primary"
            autoFocus
            onClick={() => {
              draft.add(lines);
              overlay.close();
            }}
          >
            {`Add ${count}`}
          </Button>
        </>
      }
    >
      {details && (
        <details.LinesPreview
          lines={lines.map(draft.preview)}
          onTakeOff={(index, { words = [] }) =>
            setLines(
              lines.map((line, at) =>
                at === index ? { ...line, ignore: [...(line.ignore ?? []), ...words] } : line,
              ),
            )
          }
        />
      )}
    </Dialog>
  );
}
