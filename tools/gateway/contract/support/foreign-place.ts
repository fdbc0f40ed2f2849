// Preloaded into a gateway: it then sees processes as another container does. Its process namespace has
// another name, and the numbers of processes it did not start mean nothing.
import { createRequire, syncBuiltinESMExports } from 'node:module';

const promises = createRequire(import.meta.url)('node:fs/promises') as {
  readlink: (path: string, ...rest: unknown[]) => Promise<string>;
};
const { readlink } = promises;
promises.readlink = (path, ...rest) =>
  path === '/proc/self/ns/pid' ? Promise.resolve('pid:[1]') : readlink(path, ...rest);

const kill = process.kill.bind(process);
process.kill = (pid, signal) => {
  if (signal === 0 && pid !== process.pid) {
    throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
  }
  return kill(pid, signal);
};
syncBuiltinESMExports();
