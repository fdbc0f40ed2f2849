import { useEffect, useState } from 'react';
import { useProjectsQuery } from '@plainday/data-tasks';
import type { Project } from '@plainday/domain-tasks';
import { Button } from '@plainday/ui-components';
import { Dialog } from '@plainday/ui-components/dialog';
import type { TaskDraft } from '../actions/add-actions';
import { useAddDraft, withoutChip, type AddDefaults, type DraftLine } from '../add-bar';
import { countText } from '../add-bar/details/lines-preview';

const NO_PROJECTS: readonly Project[] = [];

interface MakeTasksProps {
  readonly lines: readonly DraftLine[];
  /** What all of them have, unless they say otherwise. */
  readonly defaults: AddDefaults;
  readonly onAdd: (tasks: readonly TaskDraft[]) => void;
  readonly onClose: () => void;
  /** What has to be said of them. */
  readonly note?: string;
}

/** Lines become a task each: as they are understood, once somebody has seen that. */
export function MakeTasks(props: MakeTasksProps) {
  const { defaults, onAdd, onClose, note } = props;
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  const [lines, setLines] = useState(props.lines);
  const draft = useAddDraft({ projects, defaults, initialText: '', onAdd });
  const { details, warm } = draft;
  useEffect(warm, [warm]);

  const count = countText(lines);
  return (
    <Dialog
      open
      title={`Make ${count}`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            autoFocus
            onClick={() => {
              draft.add(lines);
              onClose();
            }}
          >
            {`Add ${count}`}
          </Button>
        </>
      }
    >
      {note !== undefined && <p>{note}</p>}
      {details && (
        <details.LinesPreview
          lines={lines.map(draft.preview)}
          onTakeOff={(index, chip) => setLines(withoutChip(lines, index, chip))}
        />
      )}
    </Dialog>
  );
}
