import type { Mail } from '../../../../supabase/functions/shared/letter';

export type { Mail };

/** Sends an e-mail, or keeps it where it can be read. Rejects when it could not. */
export type SendMail = (mail: Mail) => Promise<void>;
