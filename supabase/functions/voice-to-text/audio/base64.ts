const STRICT = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a base64 text; null when it is not exactly that. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !STRICT.test(text)) return null;
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
