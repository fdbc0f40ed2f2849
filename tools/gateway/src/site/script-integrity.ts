import type { BuiltFile } from '@plainday/federation-contract';

const script = /<script\b[^>]*?\bsrc="([^"]+)"[^>]*(?=>)/g;

/** Adds the hash of the release to the scripts of a page: a changed entry does not run. */
export function vouchForScripts(html: string, files: readonly BuiltFile[]): string {
  const hashes = new Map(files.map(({ path, integrity }) => [path, integrity]));
  return html.replaceAll(script, (tag: string, path: string) => {
    const hash = hashes.get(path);
    return hash === undefined || tag.includes('integrity=') ? tag : `${tag} integrity="${hash}"`;
  });
}
