import { createHash } from 'node:crypto';
import type { TwinEnding } from '@plainday/tool-release/twins';
import { chooseEncoding, type Encoding } from '../http/compress';
import type { Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import { contentType } from './content-types';
import type { FileCache } from './file-cache';

const endings: Readonly<Record<Encoding, TwinEnding>> = { br: '.br', gzip: '.gz' };
const YEAR = 'public, max-age=31536000, immutable';

async function bestSibling(
  files: FileCache,
  segments: readonly string[],
  accept: string | undefined,
  immutable: boolean,
): Promise<{ encoding: Encoding; content: Buffer } | null> {
  const offered: Encoding[] = ['br', 'gzip'];
  for (;;) {
    const encoding = chooseEncoding(accept, offered);
    if (!encoding) return null;
    const content = await files.readTwin(segments, endings[encoding], immutable);
    if (content) return { encoding, content };
    offered.splice(offered.indexOf(encoding), 1);
  }
}

/** Serves one file, from its `.br` or `.gz` sibling where there is one. Null when there is no file. */
export async function serveFile(
  files: FileCache,
  segments: readonly string[],
  request: GatewayRequest,
  immutable: boolean,
): Promise<Reply | null> {
  const type = contentType(segments.at(-1) ?? '');
  if (!type) return null;
  const plain = await files.read(segments, immutable);
  if (!plain) return null;
  const accept = String(request.headers['accept-encoding'] ?? '');
  const sibling = await bestSibling(files, segments, accept, immutable);
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': immutable ? YEAR : 'no-cache',
    vary: 'accept-encoding',
    ...(sibling && { 'content-encoding': sibling.encoding }),
  };
  if (immutable) return { status: 200, headers, body: sibling?.content ?? plain };
  return withEtag(request, { status: 200, headers, body: sibling?.content ?? plain });
}

/** Adds an ETag; answers 304 where the browser has the content already. */
export function withEtag(request: GatewayRequest, reply: Reply): Reply {
  const digest = createHash('sha256')
    .update(reply.body ?? '')
    .digest('base64url');
  const etag = `W/"${digest.slice(0, 27)}"`;
  const headers = { ...reply.headers, etag };
  const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  const same = known.some((tag) => tag === etag);
  return same ? { status: 304, headers } : { ...reply, headers };
}
