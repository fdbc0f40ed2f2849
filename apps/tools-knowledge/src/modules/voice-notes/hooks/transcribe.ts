import { getSupabase } from '@plainday/data-supabase';
import { transcribe } from '@plainday/data-supabase/voice';

/** Sends one recording to the server, which has it written down. The only way a recording leaves this device. */
export async function writeDown(recording: Blob): Promise<string> {
  return transcribe(await getSupabase(), recording);
}
