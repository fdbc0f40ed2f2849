import { dayInWords, timeOfDay } from '@plainday/domain-calendar';
import { useNow } from '@plainday/ui-patterns';
import styled from 'styled-components';
import { frameStyles } from '../frame-styles';

/** The time in 24 hours and the long date (spec §2, Dashboard). */
export function Clock() {
  const now = useNow('minute');
  return (
    <Place>
      <Time dateTime={new Date(now).toISOString()}>{timeOfDay(now)}</Time>
      <DateLine>{dayInWords(now)}</DateLine>
    </Place>
  );
}

const Place = styled.div`
  ${frameStyles.clock}
`;

const Time = styled.time`
  ${frameStyles.time}
`;

const DateLine = styled.span`
  ${frameStyles.date}
`;
