import { rowsOf } from './rows.logic';
import { LINES_MAX, type Point } from './layout.logic';
import type { MindMapNode, Nodes } from './mind-map.schema';

/** The line between two nodes: it leaves and arrives sideways. */
export function linkPath(from: Point, to: Point): string {
  const bend = (to.x - from.x) / 2;
  return `M ${from.x} ${from.y} C ${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`;
}

/** How wide a text is, in pixels. */
export type Measure = (text: string, font: string) => number;

const FAMILY = "Inter, 'Inter Variable', system-ui, sans-serif";
const WIDTH_MAX = 176;
const MARGIN = 32;

const LOOKS = {
  1: { size: 16, weight: 650, line: 24, padX: 24, padY: 12, radius: 14, stroke: 2, min: 120 },
  2: { size: 14, weight: 600, line: 20, padX: 15, padY: 8, radius: 10, stroke: 2, min: 0 },
  3: { size: 13, weight: 550, line: 20, padX: 12, padY: 6, radius: 9, stroke: 1.5, min: 0 },
} as const;

interface DrawnNode {
  readonly node: MindMapNode;
  readonly level: 1 | 2 | 3;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** A text in lines of at most some pixels; what does not fit ends in an ellipsis. */
export function wrap(text: string, isFitting: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (isFitting(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!isFitting(line) && line.length > 1) {
      let cut = line.length - 1;
      while (cut > 1 && !isFitting(line.slice(0, cut))) cut -= 1;
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= LINES_MAX) return lines;
  return [...lines.slice(0, LINES_MAX - 1), `${(lines[LINES_MAX - 1] ?? '').slice(0, -1)}…`];
}

function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  // Signs that XML does not know would make the whole file unreadable.
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}

function drawn(nodes: Nodes, measure: Measure): DrawnNode[] {
  return rowsOf(nodes, new Set()).map(({ node, level: depth }) => {
    const level = Math.min(depth, 3) as 1 | 2 | 3;
    const look = LOOKS[level];
    const font = `${look.weight} ${look.size}px ${FAMILY}`;
    const lines = wrap(node.text, (line) => measure(line, font) <= WIDTH_MAX);
    const widest = Math.max(0, ...lines.map((line) => measure(line, font)));
    return {
      node,
      level,
      lines,
      width: Math.max(look.min, Math.ceil(widest) + look.padX * 2),
      height: lines.length * look.line + look.padY * 2,
    };
  });
}

function nodeSvg({ node, level, lines, width, height }: DrawnNode): string {
  const look = LOOKS[level];
  const fill = level === 1 ? node.color : '#ffffff';
  const ink = level === 1 && node.color !== '#c47d10' ? '#ffffff' : '#1c1c1a';
  const first = node.y - ((lines.length - 1) * look.line) / 2;
  const spans = lines.map((line, index) => {
    const y = first + index * look.line;
    return `<tspan x="${node.x}" y="${y}" dominant-baseline="central">${escaped(line)}</tspan>`;
  });
  return (
    `<rect x="${node.x - width / 2}" y="${node.y - height / 2}" width="${width}" height="${height}" ` +
    `rx="${look.radius}" fill="${fill}" stroke="${node.color}" stroke-width="${look.stroke}"/>` +
    `<text text-anchor="middle" fill="${ink}" font-size="${look.size}" font-weight="${look.weight}">` +
    `${spans.join('')}</text>`
  );
}

/** A map as a drawing that stands alone. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Draws a map as SVG, on white, as it lies on the canvas. */
export function pictureOf(nodes: Nodes, title: string, measure: Measure): Picture {
  const all = drawn(nodes, measure);
  const left = Math.min(...all.map(({ node, width }) => node.x - width / 2)) - MARGIN;
  const top = Math.min(...all.map(({ node, height }) => node.y - height / 2)) - MARGIN;
  const right = Math.max(...all.map(({ node, width }) => node.x + width / 2)) + MARGIN;
  const bottom = Math.max(...all.map(({ node, height }) => node.y + height / 2)) + MARGIN;
  const [width, height] = [Math.ceil(right - left), Math.ceil(bottom - top)];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const links = nodes.flatMap((node) =>
    node.connections.flatMap((id) => {
      const to = byId.get(id);
      return to ? [`<path d="${linkPath(node, to)}" stroke="${to.color}"/>`] : [];
    }),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" ` +
    `width="${width}" height="${height}" font-family="${escaped(FAMILY)}">` +
    `<title>${escaped(title)}</title>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#ffffff"/>` +
    `<g fill="none" stroke-width="1.5">${links.join('')}</g>${all.map(nodeSvg).join('')}</svg>`;
  return { svg, width, height };
}
