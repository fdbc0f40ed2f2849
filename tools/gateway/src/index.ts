export { ConfigError, readOptions } from './boot/config';
export { startGateway } from './gateway';
export { defaultLimits } from './limits/settings';
export type { LimitSettings } from './limits/settings';
export type { SmtpOptions } from '../../../supabase/functions/shared/smtp';
export type { Gateway, GatewayOptions, SupabaseOptions } from './options';
