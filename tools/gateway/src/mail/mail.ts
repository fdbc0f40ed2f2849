export type { Mail } from '../../../../supabase/functions/shared/letter';
export type { SendMail } from '../../../../supabase/functions/shared/smtp';
