import { lazyPart } from '@plainday/ui-components';

/** Asks for a name; fetched when it is first opened. */
export const LateNameDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "filter-name" */ './name-dialog')).NameDialog,
);
