import { separateGlobals } from './attempt-globals';

const live = 'https://plainday.test/remotes/tools-time/b/';
const again = 'https://plainday.test/remotes/~1/tools-time/b/';
type Globals = Record<string, unknown>;
const globals = globalThis as unknown as Globals;

/** Runs what a file of a build runs, as the script that holds it. */
function runAs(url: string, run: () => void): void {
  const script = document.createElement('script');
  script.src = url;
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  run();
  current.mockRestore();
}

function push(file: string): void {
  const chunks = (globals['plainday_chunks_tools_time'] ??= []) as string[];
  chunks.push(file);
}

describe('separateGlobals()', () => {
  it('gives the runtime the container of the entry it asked for', () => {
    const first = separateGlobals('tools-time', `${live}remote-entry.js`);
    const second = separateGlobals('tools-time', `${again}remote-entry.js`);
    runAs(`${again}remote-entry.js`, () => (globals['plainday_tools_time'] = 'again'));
    expect([globals[first], globals[second]]).toEqual([undefined, 'again']);

    runAs(`${live}remote-entry.js`, () => (globals['plainday_tools_time'] = 'live'));
    expect([globals[first], globals[second]]).toEqual(['live', 'again']);
  });

  it('keeps a chunk that comes late out of the attempt after it', () => {
    separateGlobals('tools-time', `${live}remote-entry.js`);
    separateGlobals('tools-time', `${again}remote-entry.js`);
    runAs(`${live}pomodoro.js`, () => push('live'));
    runAs(`${again}pomodoro.js`, () => push('again'));
    runAs(`${live}break.js`, () => push('late'));

    const seen: unknown[] = [];
    for (const url of [live, again]) {
      runAs(`${url}any.js`, () => seen.push(globals['plainday_chunks_tools_time']));
    }
    expect(seen).toEqual([['live', 'late'], ['again']]);
  });
});
