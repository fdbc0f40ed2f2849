import { lazy, Suspense } from 'react';

const Trial = lazy(async () => ({
  default: (await import(/* webpackChunkName: "trial" */ './trial/trial')).Trial,
}));

/** The list on the public page, for who has no account: a picture stands there until somebody asks for it. */
export function Face() {
  return (
    <Suspense>
      <Trial />
    </Suspense>
  );
}
