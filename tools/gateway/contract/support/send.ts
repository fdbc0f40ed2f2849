import type { GatewayProcess } from './gateway-process';

/** What came back, read once. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

export interface Sending {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A raw request to the data API with the publishable key. A string body goes out as it is. */
export async function send(
  { url, key }: Pick<GatewayProcess, 'url' | 'key'>,
  path: string,
  { method = 'GET', token, body, headers }: Sending = {},
): Promise<Reply> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}
