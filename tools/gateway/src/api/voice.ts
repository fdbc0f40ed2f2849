import { createVoiceToText } from '../../../../supabase/functions/voice-to-text/handler';
import type { TranscriptionService } from '../../../../supabase/functions/voice-to-text/settings';
import type { Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { Clock } from '../core/clock';
import { createFunctionRoute, type FunctionRouteParts } from './function-route';

/** What the voice function is made of here. */
export interface VoiceRouteParts extends Omit<FunctionRouteParts, 'maxBodyBytes'> {
  readonly service: TranscriptionService | null;
  readonly clock: Clock;
  log(line: string): void;
}

/** Base64 of 7.5 MiB, with a little JSON around it; the function refuses the same. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Answers `/functions/v1/voice-to-text` with the function of `supabase/functions`. */
export function createVoiceRoute(
  parts: VoiceRouteParts,
): (request: GatewayRequest) => Promise<Reply> {
  const { service, clock, log } = parts;
  return createFunctionRoute({ ...parts, maxBodyBytes: MAX_BODY_BYTES }, (userOf) =>
    createVoiceToText({ service, log, now: () => clock.now(), userOf }),
  );
}
