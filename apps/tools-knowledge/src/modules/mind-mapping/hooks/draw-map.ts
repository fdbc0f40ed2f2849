import { pictureOf, type Picture } from '../model/picture.logic';
import type { MindMap } from '../model/mind-map.schema';

/** Twice as sharp as drawn, and no larger than every browser's canvas can be. */
const SCALE = 2;
const EDGE_MAX = 8192;

function measureText(): (text: string, font: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  return (text, font) => {
    if (!context) return text.length * 8;
    context.font = font;
    return context.measureText(text).width;
  };
}

async function toPng({ svg, width, height }: Picture): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(SCALE, EDGE_MAX / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A map as a file with its picture. */
export async function drawMap(map: MindMap, kind: 'png' | 'svg'): Promise<Blob> {
  const picture = pictureOf(map.nodes, map.title, measureText());
  return kind === 'png' ? toPng(picture) : new Blob([picture.svg], { type: 'image/svg+xml' });
}
