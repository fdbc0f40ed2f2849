import { keepArrival } from '@plainday/shared-platform/arrivals';

/** Where the manifest has systems send what is shared. No server answers here. */
const SHARED = '/dashboard/shared';

/** Whether this is something that another app has shared. */
export function isShared({ method, url }: Pick<Request, 'method' | 'url'>, origin: string) {
  return method === 'POST' && url === origin + SHARED;
}

/** Keeps what was shared for the page that it leads to: without a network, and past any server. */
export async function receiveShared(request: Request): Promise<Response> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  await keepArrival(new Response(await request.blob(), { headers }));
  return Response.redirect('/dashboard?view=today&shared', 303);
}
