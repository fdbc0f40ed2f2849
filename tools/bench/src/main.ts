import { existsSync } from 'node:fs';
import { siteFolder } from '@plainday/tool-rspack';
import { measureBuilds } from './build-times';
import { measureBytes } from './load/bytes';
import { measureCalendar } from './use/calendar';
import { measureEachTool } from './load/each-tool';
import { measureFairness } from './gateway/fairness';
import { measureFiltering } from './use/filtering';
import { measureFirstTask } from './load/first-task';
import { measureIdle } from './use/idle';
import { measureInteraction } from './use/interaction';
import { measureListeners } from './gateway/listeners';
import { measureServer } from './gateway/server';
import { measureMindMap } from './use/mind-map';
import { measurePublicPages } from './load/public-pages';
import { buildSingleBundle } from './load/single-bundle';
import { openStage } from './stage';
import { measureTime } from './load/time';
import { measureTyping } from './load/typing';
import { measureWarm } from './load/warm';
import { measureWire } from './load/wire';

const sections = [
  'bytes',
  'time',
  'warm',
  'tools',
  'first',
  'typing',
  'interaction',
  'filter',
  'calendar',
  'map',
  'wire',
  'idle',
  'pages',
  'fairness',
  'listeners',
  'server',
  'build',
] as const;
const asked = process.argv.slice(2);
const wants = (section: (typeof sections)[number]) => asked.length === 0 || asked.includes(section);

const unknown = asked.filter((name) => !(sections as readonly string[]).includes(name));
if (unknown.length > 0) throw new Error(`Usage: npm run bench -- [${sections.join('|')}] …`);

const siteDir = siteFolder();
if (!existsSync(siteDir)) {
  console.error('There is no built site. Run `npm run release -- --all` first.');
  process.exit(1);
}
const stage = await openStage(siteDir);
try {
  if (wants('bytes')) await measureBytes(stage, siteDir);
  if (wants('time')) await measureTime(stage, await buildSingleBundle(siteDir));
  if (wants('warm')) await measureWarm(stage);
  if (wants('tools')) await measureEachTool(stage, siteDir, await buildSingleBundle(siteDir));
  if (wants('first')) await measureFirstTask(stage);
  if (wants('typing')) await measureTyping(stage);
  if (wants('interaction')) await measureInteraction(stage);
  if (wants('filter')) await measureFiltering(stage);
  if (wants('calendar')) await measureCalendar(stage);
  if (wants('map')) await measureMindMap(stage);
  if (wants('wire')) await measureWire(stage);
  if (wants('idle')) await measureIdle(stage);
  if (wants('pages')) await measurePublicPages(stage);
  if (wants('fairness')) await measureFairness(stage);
  if (wants('listeners')) await measureListeners(siteDir);
  if (wants('server')) await measureServer(siteDir);
} finally {
  await stage.close();
}
if (wants('build')) measureBuilds();
