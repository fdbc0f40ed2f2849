import { once } from 'node:events';
import { request } from 'node:http';

/** Speaks with a gateway as its proxy would: JSON there and back. */
export function talkTo(port, host) {
  let key = '';
  async function ask(path, { method = 'GET', body, token } = {}) {
    const headers = {
      host,
      'x-forwarded-for': '192.0.2.1',
      ...(key && { apikey: key, authorization: `Bearer ${token ?? key}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    // A socket that was kept may be closed by now: commands in between stop the clock of this program.
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const sent = request(options).end(body && JSON.stringify(body));
    const [response] = await once(sent, 'response');
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode, text };
  }
  async function must(...words) {
    const { status, text } = await ask(...words);
    if (status >= 300) throw new Error(`${words[0]} answers ${status}: ${text}`);
    return text;
  }
  return {
    must,
    /** Waits until it says that it can serve. */
    async ready(seconds = 90) {
      const until = Date.now() + seconds * 1000;
      let last = '';
      while (Date.now() < until) {
        const { status, text } = await ask('/health/ready').catch((error) => ({
          text: error.code,
        }));
        if (status === 200) {
          key = JSON.parse(await must('/config.json')).publishableKey;
          return;
        }
        last = text;
        await new Promise((done) => setTimeout(done, 200));
      }
      throw new Error(`It is not ready: ${last}`);
    },
    /** Opens the account that a link is for, and answers with its token. */
    async open(said, password) {
      const link = new URLSearchParams(/#(\S+)/.exec(said)?.[1] ?? '');
      const body = { token_hash: link.get('token_hash'), type: link.get('type') };
      const session = JSON.parse(await must('/auth/v1/verify', { method: 'POST', body }));
      const token = session.access_token;
      await must('/auth/v1/user', { method: 'PUT', body: { password }, token });
      return token;
    },
    async addRow(token, table, title) {
      await must(`/rest/v1/${table}`, { method: 'POST', body: { title }, token });
    },
    rows: async (token, table) =>
      JSON.parse(await must(`/rest/v1/${table}?select=title`, { token })),
  };
}
