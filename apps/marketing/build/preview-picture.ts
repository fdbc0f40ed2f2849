import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { PREVIEW_SIZE, previewSvg, type Preview } from '../src/seo/preview';
import { unpackWoff } from './woff';

const { resolve } = createRequire(import.meta.url);
const WEIGHTS = [400, 600, 700];

async function readFonts(): Promise<Buffer[]> {
  const files = WEIGHTS.map((weight) =>
    resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
  );
  return Promise.all(files.map(async (file) => unpackWoff(await readFile(file))));
}

/** Makes the function that draws what a link to a page looks like in a chat or a feed, as PNG. */
export async function previewPainter(): Promise<(preview: Preview) => Uint8Array> {
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fontBuffers = await readFonts();
  return (preview) => {
    const picture = new Resvg(previewSvg(preview), {
      font: { fontBuffers, defaultFontFamily: 'Inter', loadSystemFonts: false },
      fitTo: { mode: 'width', value: PREVIEW_SIZE.width },
    });
    return picture.render().asPng();
  };
}
