const MIN_BYTES = 32;
const MIN_DISTINCT = 10;

/** Words of the secrets that stand in examples and are therefore known to everyone. */
const known = /change[-_ ]?me|super-secret|dev-secret|unsafe|example|password|at-least-32-char/i;

/** Why a secret must not be used; null when it is good. */
export function weakness(secret: string): string | null {
  if (Buffer.byteLength(secret) < MIN_BYTES) return `is shorter than ${MIN_BYTES} bytes`;
  if (known.test(secret)) return 'is taken from an example';
  if (new Set(secret).size < MIN_DISTINCT) return 'is made of too few different characters';
  if (repeats(secret)) return 'repeats itself';
  return null;
}

function repeats(secret: string): boolean {
  return (secret + secret).indexOf(secret, 1) < secret.length;
}
