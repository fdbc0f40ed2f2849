import { useTaskCounts } from '@plainday/data-tasks';
import { readLocal, writeLocal } from '@plainday/shared-platform';
import { focusHeading } from '@plainday/ui-patterns';
import { Suspense, useState } from 'react';
import { lazyLayer } from '../shared/lazy-layer';
import { isEmptyAccount, parseWelcome, type Welcome as Stage } from './welcome.logic';

const Welcome = lazyLayer(
  async () => (await import(/* webpackChunkName: "welcome" */ './welcome')).Welcome,
);

/** Below the list of a new account: what is offered at the first start. Nothing for anybody else. */
export function WelcomeSlot({ userId }: { readonly userId: string }) {
  const key = `plainday.welcome.${userId}`;
  const [stage, setStage] = useState(() => parseWelcome(readLocal(key)));
  const counts = useTaskCounts();
  const isShown = stage === 'new' ? counts && isEmptyAccount(counts) : stage !== 'done';
  if (!isShown) return null;

  function go(next: Stage) {
    writeLocal(key, typeof next === 'string' ? next : JSON.stringify(next));
    setStage(next);
    // The offer takes its buttons along.
    if (next === 'done') focusHeading();
  }

  return (
    <Suspense>
      <Welcome examples={typeof stage === 'string' ? [] : stage} onStage={go} />
    </Suspense>
  );
}
