// Publishes one part of a workshop in a process of its own: `publish-one.ts <folder> <part>`.
import { join } from 'node:path';
import { parsePart } from '../record/parts';
import { publish } from '../publish/publish';
import { Site } from '../site/site';

const [folder = '', part = ''] = process.argv.slice(2);
process.stdout.write('begin\n');
await publish(new Site(join(folder, 'site')), [parsePart(part)], {
  distOf: (app) => join(folder, 'dist', app),
});
process.stdout.write('done\n');
