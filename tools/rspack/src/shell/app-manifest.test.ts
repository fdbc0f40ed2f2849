import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_ICONS, writeIcons } from './app-icons';
import { appLinks, appManifest } from './app-manifest';
import { writeScreens } from './app-screens';

const ORIGIN = 'https://plainday.example';
const manifest = appManifest();
const within = (path: string) =>
  new URL(path, ORIGIN).href.startsWith(new URL(manifest.scope, ORIGIN).href);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainday-icons-'));
  await writeIcons(folder);
  await writeScreens(folder, join(__dirname, '../../../../apps/marketing/src/files/shots'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Width and height as a PNG file says them (its first chunk). */
async function sizeOf(file: string): Promise<string> {
  const png = await readFile(join(folder, file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('has what browsers ask of an app that can be installed', () => {
  expect(manifest.name).toBe('Plainday');
  // Longer ones are cut below an icon.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(within(manifest.start_url)).toBe(true);
  expect(['standalone', 'fullscreen', 'minimal-ui']).toContain(manifest.display);
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/);
});

it.each(['any', 'maskable', 'monochrome'])(
  'has an icon for %s in both sizes, as large as it says',
  async (purpose) => {
    const icons = manifest.icons.filter((icon) => icon.purpose === purpose);
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes);
  },
);

it('fills the icons that systems cut, and keeps the tick within what none cuts away', () => {
  // Of 24: systems keep at least the circle of radius 9.6 (W3C, safe zone). The tick reaches from 7 to 17, and its line is 2 wide.
  const farthest = Math.max(...[[7, 12.5], [10.2, 15.7], [17, 9]].map(([x = 0, y = 0]) => Math.hypot(x - 12, y - 12))); // prettier-ignore
  expect(farthest + 1).toBeLessThan(9.6);
  const shapes = new Map(APP_ICONS.map(({ file, shape }) => [file, shape]));
  expect(shapes.get('icon-maskable-512.png')).toBe('full');
  expect(shapes.get('icon-monochrome-512.png')).toBe('tick');
});

it('leads from its icon to places of the app alone', () => {
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    'New task',
    'Today',
    'Pomodoro',
    'Voice note',
  ]);
  for (const { url } of manifest.shortcuts) expect(within(url)).toBe(true);
});

it('shows the install window a desk and a phone, as large as it says', async () => {
  expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(['wide', 'narrow']);
  for (const { src, sizes } of manifest.screenshots) {
    const webp = await readFile(join(folder, src));
    expect(webp.subarray(8, 16).toString()).toBe('WEBPVP8X');
    const edges = [24, 27].map((at) => webp.readUIntLE(at, 3) + 1);
    expect(edges.join('x')).toBe(sizes);
    // What browsers take: from 320 to 3840 pixels, and at most 2.3 times as long as wide.
    const [short = 0, long = 0] = edges.toSorted((a, b) => a - b);
    expect(short).toBeGreaterThanOrEqual(320);
    expect(long).toBeLessThanOrEqual(Math.min(3840, short * 2.3));
  }
});

it('is named by the page, with the icon of iOS', async () => {
  const [, apple = ''] = /rel="apple-touch-icon" href="\/([^"]+)"/.exec(appLinks()) ?? [];
  expect(await sizeOf(apple)).toBe('180x180');
  expect(appLinks()).toContain('rel="manifest" href="/plainday.webmanifest"');
});
