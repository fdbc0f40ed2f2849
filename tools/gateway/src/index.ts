export { ConfigError, readOptions } from './boot/config';
export { startGateway } from './gateway';
export { defaultLimits } from './limits/settings';
export type { LimitSettings } from './limits/settings';
export type { Gateway, GatewayOptions, SmtpOptions, SupabaseOptions } from './options';
