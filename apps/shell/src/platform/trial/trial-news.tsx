import { Badge } from '@plainday/ui-components';
import { useEffect, useState } from 'react';
import { Fact } from '../fact';
import { momentText } from '../moment-text';
import { Facts, Hint } from '../platform-style';
import { readTrialState, type TrialState } from './trial-state';

/** How a release on trial goes, or why the last one went back; nothing while neither is known. */
export function TrialNews() {
  const [{ trial, returned }, setState] = useState<TrialState>({});
  useEffect(() => {
    let isGone = false;
    void readTrialState().then((state) => {
      if (!isGone) setState(state);
    });
    return () => void (isGone = true);
  }, []);
  if (returned) {
    return (
      <Hint>
        <Badge tone="amber">Went back by itself</Badge> {momentText(new Date(returned.at))}:{' '}
        {returned.note}
      </Hint>
    );
  }
  if (!trial) return null;
  return (
    <Facts>
      <Fact name="On trial">{trial.parts.join(', ')}</Fact>
      <Fact name="Share">
        {trial.share}% of browsers, of {trial.shares.join(', ')}
      </Fact>
      <Fact name="In this step since">{momentText(new Date(trial.since))}</Fact>
    </Facts>
  );
}
