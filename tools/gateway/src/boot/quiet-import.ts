/** Node 20 is supported here; the library's notice about it would stand above everything else. */
const NOTICE = /Node\.js \d+ and below are deprecated/;
const { warn } = console;

console.warn = (...parts: unknown[]) => {
  if (!NOTICE.test(String(parts[0]))) warn(...parts);
};
