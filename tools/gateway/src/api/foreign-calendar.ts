import { createForeignCalendar } from '../../../../supabase/functions/foreign-calendar/handler';
import type { SendOnce } from '../../../../supabase/functions/foreign-calendar/read-calendar';
import type { Reply } from '../http/reply';
import { header, type GatewayRequest } from '../http/request';
import type { Clock } from '../core/clock';
import { sendOut } from '../outgoing/send-out';
import { createFunctionRoute, type FunctionRouteParts } from './function-route';

/** What the function that fetches calendars is made of here. */
export interface CalendarRouteParts extends Omit<FunctionRouteParts, 'maxBodyBytes'> {
  readonly clock: Clock;
  /** Where all requests go, whatever their address: for tests. */
  readonly insteadTo: string | undefined;
}

const MAX_BODY_BYTES = 16 * 1024;

const sender =
  (insteadTo: string | undefined): SendOnce =>
  async (url, asked) => {
    const answer = await sendOut(url.href, { method: 'GET', ...asked, insteadTo });
    return {
      status: answer.status,
      header: (name) => header(answer, name),
      body: answer.body,
    };
  };

/** Answers `/functions/v1/foreign-calendar` with the function of `supabase/functions`. */
export function createCalendarRoute(
  parts: CalendarRouteParts,
): (request: GatewayRequest) => Promise<Reply> {
  return createFunctionRoute({ ...parts, maxBodyBytes: MAX_BODY_BYTES }, (userOf) =>
    createForeignCalendar({
      userOf,
      now: () => parts.clock.now(),
      send: sender(parts.insteadTo),
    }),
  );
}
