/** A number from 0 to 2³² − 1 that tells texts apart where chance will do (FNV-1a): no secret is safe behind it. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
