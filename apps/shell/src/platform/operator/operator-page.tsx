import { Notice } from '@plainday/ui-patterns';
import { useServices } from '../../shared/services';
import { ChannelSection } from '../channel-section';
import { momentText } from '../moment-text';
import { OverrideSection } from '../override-section';
import { partsOf } from '../parts.logic';
import { Stack } from '../platform-style';
import { useRedraw } from '../use-redraw';
import { DeedList } from './deed-list';
import { FaultList } from './fault-list';
import { LiveCard } from './live-card';
import { NextCard } from './next-card';
import { Pair } from './operator-style';
import { PartsTable } from './parts-table';
import type { PlatformState } from './platform-state';
import { sumOf } from './trial.logic';
import { PreviewList } from './preview-list';

export interface OperatorPageProps {
  readonly state: PlatformState;
  /** When it was so. */
  readonly at: Date;
  /** Nobody has answered since. */
  readonly isOld: boolean;
}

/**
 * What all have, what is on trial, what went wrong; then each part, what was done and failed of late, and what this
 * browser has of it.
 */
export function OperatorPage({ state, at, isOld }: OperatorPageProps) {
  const { host } = useServices();
  useRedraw(host);
  const here = partsOf(host);
  const { live, next, returned, parts, faults, previews, log } = state;
  const inAll = parts.reduce((all, part) => all + sumOf(part.faults), 0);
  return (
    <Stack>
      {isOld && (
        <Notice tone="warning" role="status">
          The server does not answer. This is as it was on {momentText(at)}.
        </Notice>
      )}
      <Pair>
        <LiveCard live={live} release={host.release()} faults={inAll} />
        <NextCard next={next} />
      </Pair>
      {returned && (
        <Notice tone="warning">
          <strong>Went back by itself on {momentText(new Date(returned.at))}.</strong>{' '}
          {returned.note}
        </Notice>
      )}
      <PartsTable parts={parts} next={next} returned={returned} here={here} />
      <PreviewList previews={previews} />
      <FaultList faults={faults} />
      <DeedList log={log} />
      <ChannelSection />
      <OverrideSection remotes={here.map(({ name }) => name)} />
    </Stack>
  );
}
