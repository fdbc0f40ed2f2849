import nodeIcal, { type VEvent } from 'node-ical';

/** The events that node-ical reads. */
export const eventsOfNodeIcal = (text: string): readonly VEvent[] =>
  Object.values(nodeIcal.sync.parseICS(text)).filter(
    (component): component is VEvent => component?.type === 'VEVENT',
  );
