/** Where the browser may connect to besides its own origin. */
export interface PolicySources {
  /** Origins for fetch and WebSocket, e.g. of a Supabase project. */
  readonly connect: readonly string[];
  /** True when people reach the site over https. */
  readonly https: boolean;
}

/** Policy for pages: scripts only from files of this site and from the given inline hashes. */
export function contentSecurityPolicy(
  sources: PolicySources,
  scriptHashes: readonly string[] = [],
): string {
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...sources.connect].join(' ')}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  if (sources.https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Headers of every answer, whatever it is. A page replaces the policy by its own. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Sources of a Supabase project: its origin, also for WebSocket. */
export function supabaseSources(url: string | undefined): string[] {
  if (!url) return [];
  const { origin } = new URL(url);
  return [origin, origin.replace(/^http/, 'ws')];
}
