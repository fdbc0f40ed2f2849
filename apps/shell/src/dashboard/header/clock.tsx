import { useNow } from '@plainday/ui-patterns';
import styled from 'styled-components';
import { frameStyles } from '../frame-styles';

const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const hours24 = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The time in 24 hours and the long date (spec §2, Dashboard). */
export function Clock() {
  const now = useNow('minute');
  return (
    <Place>
      <Time dateTime={new Date(now).toISOString()}>{hours24.format(now)}</Time>
      <DateLine>{longDate.format(now)}</DateLine>
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
