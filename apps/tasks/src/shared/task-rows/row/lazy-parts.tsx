import { lazyPart } from '@plainday/ui-components';

/** Stands for the field that is on its way: what is typed meanwhile is not meant for the list. */
const ON_ITS_WAY = <div role="dialog" hidden />;

/** The subtasks of a row, fetched when a task is first opened up. */
export const Subtasks = lazyPart(
  async () => (await import(/* webpackChunkName: "subtasks" */ './subtasks/subtasks')).Subtasks,
  ON_ITS_WAY,
);

/** The menu that a right click opens. */
export const RowMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "row-menu" */ './row-menu')).RowMenu,
);
