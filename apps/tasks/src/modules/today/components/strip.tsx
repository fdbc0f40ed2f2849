import { Meter } from '@plainday/ui-components';
import type { ReactNode } from 'react';
import { shortDuration, unknownText } from '../../../shared/days/words.logic';
import { stripOf, taskOfPart, type Plan, type TodayParts } from '../model/today.logic';
import { Done, Legend, Offer, Rest, StripBox } from './strip-style';

interface StripProps {
  readonly plan: Plan;
  readonly parts: TodayParts;
  readonly currentId: string | null;
  /** Shows what 'Move all to today' would add. */
  readonly withOverdue: boolean;
  readonly onPoint: (id: string | null) => void;
  /** What is offered when the day is too full. */
  readonly offer?: ReactNode;
}

/** The meter of the day: the list once more, each task as long as its minutes, and the same in words below it. */
export function Strip({ plan, parts, currentId, withOverdue, onPoint, offer }: StripProps) {
  const { done, open, planned, capacity, free, unknown } = plan;
  const isOver = free < 0;
  const rest = isOver ? `${shortDuration(-free)} over` : `${shortDuration(free)} free`;
  const words = `${shortDuration(planned)} of ${shortDuration(capacity)} planned, ${rest}`;
  return (
    <StripBox>
      <Meter
        label="Planned today"
        text={words}
        parts={stripOf({ parts, capacity, currentId, withOverdue })}
        max={capacity}
        onPoint={(key) => onPoint(key === null ? null : taskOfPart(key))}
      />
      <Legend>
        {done > 0 && (
          <Done>
            <i aria-hidden />
            {`${shortDuration(done)} done`}
          </Done>
        )}
        {open > 0 && (
          <li>
            <i aria-hidden />
            {`${shortDuration(open)} to do`}
          </li>
        )}
        <Rest $over={isOver}>
          <i aria-hidden />
          {rest}
        </Rest>
        {unknown > 0 && <li>{unknownText(unknown)}</li>}
        {isOver && offer && <Offer>{offer}</Offer>}
      </Legend>
    </StripBox>
  );
}
