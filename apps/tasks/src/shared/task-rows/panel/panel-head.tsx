import type { Task } from '@plainday/domain-tasks';
import { IconButton, MenuButton } from '@plainday/ui-components';
import { ChevronDown, ChevronUp, Ellipsis, Star as StarIcon } from 'lucide';
import { useListPort } from '../port/list-context';
import { panelEntries } from './panel-menu';
import { Star } from './panel-style';
import type { PanelDraft } from './use-panel-draft';

/** The way through the list. */
export interface Steps {
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** It was come to by a step, with this button. */
  readonly isNext: boolean;
  readonly cameBy: -1 | 1 | null;
  readonly go: (by: -1 | 1) => void;
  readonly open: (task: Task) => void;
}

interface PanelHeadProps {
  readonly task: Task;
  readonly steps: Steps;
  readonly draft: PanelDraft;
  readonly onClose: () => void;
}

/** The buttons in the head of the panel: through the list, the star, and everything else. */
export function PanelHead({ task, steps, draft, onClose }: PanelHeadProps) {
  const port = useListPort();
  const { focused } = draft.values;
  const stepTo = (by: -1 | 1) => ({
    'data-autofocus': steps.cameBy === by || undefined,
    // A button that is off would lose the focus.
    'aria-disabled': (by > 0 ? !steps.hasNext : !steps.hasPrevious) || undefined,
    onClick: () => steps.go(by),
  });
  return (
    <>
      <IconButton label="Previous task" icon={ChevronUp} shortcut="K" size={30} {...stepTo(-1)} />
      <IconButton label="Next task" icon={ChevronDown} shortcut="J" size={30} {...stepTo(1)} />
      <Star
        label="In focus"
        data-part="In focus"
        icon={StarIcon}
        size={30}
        aria-pressed={focused}
        className={focused ? 'starred' : undefined}
        onClick={() => draft.set({ focused: !focused })}
      />
      <MenuButton
        label={`More for ${task.title}`}
        icon={Ellipsis}
        size={30}
        items={() => panelEntries(task, port, onClose)}
      />
    </>
  );
}
