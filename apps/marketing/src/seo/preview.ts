import { LOGO_TICK } from '@plainday/shared-utils/site';
import { colors } from '@plainday/ui-theme';
import { site } from '../content/site';

/** What a link to a page says where it is shared. */
export interface Preview {
  readonly title: string;
  readonly text: string;
}

/** Size that chats and feeds expect, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 88;
const TITLE = { size: 92, line: 98, perLine: 17 };
const TEXT = { size: 36, line: 52, perLine: 58 };

/** Breaks a text into lines of about so many letters. */
export function breakLines(text: string, perLine: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= perLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function block(lines: readonly string[], top: number, lineHeight: number): string {
  return lines
    .map(
      (line, index) =>
        `<tspan x="${MARGIN}" y="${top + index * lineHeight}">${escape(line)}</tspan>`,
    )
    .join('');
}

/** The picture of a link: mark and name, what the page is called, and its sentence. */
export function previewSvg({ title, text }: Preview): string {
  const { width, height } = PREVIEW_SIZE;
  const titleLines = breakLines(title, TITLE.perLine);
  const textLines = breakLines(text, TEXT.perLine).slice(0, 2);
  const textTop = height - MARGIN - (textLines.length - 1) * TEXT.line;
  const titleTop = textTop - 84 - (titleLines.length - 1) * TITLE.line;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter">`,
    `<rect width="100%" height="100%" fill="${colors.bg.light}"/>`,
    `<rect width="100%" height="10" fill="${colors.accent.light}"/>`,
    `<g transform="translate(${MARGIN} 84) scale(2.5)">`,
    `<rect width="24" height="24" rx="7" fill="${colors.accent.light}"/>`,
    `<path d="${LOGO_TICK}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    `<text x="${MARGIN + 84}" y="128" font-size="40" font-weight="700" letter-spacing="-1" fill="${colors.text.light}">${site.name}</text>`,
    `<text font-size="${TITLE.size}" font-weight="700" letter-spacing="-4" fill="${colors.text.light}">${block(titleLines, titleTop, TITLE.line)}</text>`,
    `<text font-size="${TEXT.size}" font-weight="400" letter-spacing="-0.4" fill="${colors['text-2'].light}">${block(textLines, textTop, TEXT.line)}</text>`,
    '</svg>',
  ].join('');
}
