import { emptyRelease, readBootData } from './boot-data';

const config = { supabaseUrl: 'http://localhost', publishableKey: 'pk', mailbox: true };
const release = {
  ...emptyRelease,
  id: 'r1',
  createdAt: '2026-11-21T00:00:00Z',
};

function inline(id: string, text: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = id;
  script.textContent = text;
  document.head.append(script);
}

function serve(files: Record<string, unknown>) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input);
    asked.push(path);
    return path in files ? Response.json(files[path]) : new Response('', { status: 404 });
  });
  return asked;
}

describe('readBootData', () => {
  beforeEach(() => document.head.replaceChildren());
  afterEach(() => jest.restoreAllMocks());

  it('takes both from the page without a request', async () => {
    const asked = serve({});
    inline('plainday-config', JSON.stringify(config));
    inline('plainday-release', JSON.stringify(release));
    expect(await readBootData()).toEqual({ config, release });
    expect(asked).toEqual([]);
  });

  it('asks the server for what the page did not bring', async () => {
    const asked = serve({ '/config.json': config, '/release.json': release });
    expect(await readBootData()).toEqual({ config, release });
    expect(asked.sort()).toEqual(['/config.json', '/release.json']);
  });

  it('stands without tools when the release is missing or garbage', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serve({});
    inline('plainday-config', JSON.stringify(config));
    expect((await readBootData()).release).toEqual(emptyRelease);
    inline('plainday-release', '<html>');
    expect((await readBootData()).release).toEqual(emptyRelease);
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('runs nothing that is not signed with the key of the site, and keeps it for nothing', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = serve({});
    globalThis.caches = { open: async () => ({ match: async () => undefined }) } as never;
    inline('plainday-config', JSON.stringify({ ...config, releaseKey: 'x'.repeat(43) }));
    inline('plainday-release', JSON.stringify(release));
    expect((await readBootData()).release).toEqual(emptyRelease);
    expect(document.getElementById('plainday-release')).toBeNull();
    expect([asked, error.mock.calls.length]).toEqual([[], 1]);
  });

  it('gives up without a configuration', async () => {
    serve({ '/release.json': release });
    await expect(readBootData()).rejects.toThrow('/config.json answered 404');
  });
});
