import { lazyPart } from '@plainday/ui-components';
import { TypeAhead } from '@plainday/ui-patterns';

/** The subtasks of a row, fetched when a task is first opened up. */
export const Subtasks = lazyPart(
  async () => (await import(/* webpackChunkName: "subtasks" */ './subtasks/subtasks')).Subtasks,
  ({ adding }) => adding && <TypeAhead />,
);

/** The menu that a right click opens. */
export const RowMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "row-menu" */ './row-menu')).RowMenu,
);
