import type { Task } from '@plainday/domain-tasks';
import type { RowsView } from '../port/rows-view';
import { RowMenu } from './lazy-parts';
import type { RowMenuPlace } from './use-row-clicks';

const NONE: readonly Task[] = [];

interface ClickedMenuProps {
  readonly menu: RowMenuPlace | null;
  readonly view: RowsView;
  readonly nowMs: number;
  /** The keys of lists mean other things here. */
  readonly isKeyless?: boolean;
  readonly onClose: () => void;
}

/** The menu of the row that was clicked with the right button, while there is one. */
export function ClickedMenu({ menu, view, ...rest }: ClickedMenuProps) {
  if (!menu) return null;
  const { childrenOf, projects } = view;
  const { id } = menu.task;
  const subtasks = childrenOf.get(id) ?? NONE;
  return <RowMenu key={id} place={menu} subtasks={subtasks} projects={projects} {...rest} />;
}
