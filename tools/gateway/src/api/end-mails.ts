import type { EndLinks } from '../../../../supabase/functions/reminders/end-link';
import { createEndMails } from '../../../../supabase/functions/reminders/end-mails';
import type { Backend } from '../backend';
import type { Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { FairShare } from '../limits/fair-share';
import { asService } from '../push/pushes';

/** Where links lead that end mails; what follows is a secret. */
export const END_MAILS = '/functions/v1/end-mails/';

/** What mails are ended with. */
export interface EndMailsRouteParts {
  readonly backend: Pick<Backend, 'transaction'>;
  readonly links: EndLinks;
  /** Turns in the database; all ends together are one of those who wait. */
  readonly shares: FairShare;
  readonly take: (client: string) => Promise<number>;
}

/** Answers `/functions/v1/end-mails/<token>` with the function of `supabase/functions`. */
export function createEndMailsRoute({
  backend,
  links,
  shares,
  take,
}: EndMailsRouteParts): (request: GatewayRequest) => Promise<Reply> {
  const answer = createEndMails({
    links,
    take,
    end: async (device) => {
      const sql = 'select public.end_push_mail($1::uuid)';
      await shares.run('end-mails', () => asService(backend, sql, [device]));
    },
  });
  return async ({ method, origin, path, address }) => {
    const response = await answer({ method, url: origin + path }, address);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
}
