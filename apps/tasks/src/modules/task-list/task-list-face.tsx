import { lazy } from 'react';

/** The list on the public page, for who has no account: a picture stands there until all of it has come. */
export const Face = lazy(async () => ({
  default: (await import(/* webpackChunkName: "trial" */ './trial/trial')).Trial,
}));
