import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { renderStaticFrame } from './static-frame';

const START = join(__dirname, '..');

test('what scripts and the app ask the frame for is drawn in it, or has a rule', () => {
  const files = ['inline', 'boot', 'take-over'].flatMap((folder) =>
    readdirSync(join(START, folder))
      .filter((name) => !name.includes('.test.'))
      .map((name) => readFileSync(join(START, folder, name), 'utf8')),
  );
  const asked = files.flatMap((text) =>
    [...text.matchAll(/(?<=['"`,> ])\.f-[a-z-]+/g)].map(([name]) => name.slice(1)),
  );
  expect(new Set(asked).size).toBeGreaterThan(10);
  const page = renderStaticFrame();
  const isDrawn = (name: string) => new RegExp(`["} ,>.]${name}[" ,{>:.[]`).test(page);
  expect(asked.filter((name) => !isDrawn(name))).toEqual([]);
});

test('scripts of the page declare nothing that another one could meet', () => {
  const scripts = [...renderStaticFrame().matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text]) => text,
  );
  expect(scripts.length).toBeGreaterThan(3);
  const twice = [...scripts, ...scripts].join(';\n');
  expect(() => new Script(twice)).not.toThrow();
});
