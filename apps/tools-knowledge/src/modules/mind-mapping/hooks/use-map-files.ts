import { useShell } from '@plainday/federation-contract';
import { toMarkdown } from '../model/indented-text.logic';
import { fileNameOf } from '../model/maps.logic';
import type { MindMap } from '../model/mind-map.schema';

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // A browser that has not begun to read yet would find nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Takes a map along as a file. Nothing of it leaves the device otherwise. */
export function useMapFiles() {
  const { notify } = useShell();

  async function draw(map: MindMap, kind: 'png' | 'svg'): Promise<void> {
    try {
      const { drawMap } = await import(/* webpackChunkName: "mind-map-picture" */ './draw-map');
      download(await drawMap(map, kind), `${fileNameOf(map.title)}.${kind}`);
    } catch {
      notify.toast({
        title: 'The map could not be exported',
        description: 'The picture could not be drawn. Markdown and SVG may still work.',
        tone: 'destructive',
      });
    }
  }

  return {
    saveMarkdown(map: MindMap): void {
      const text = new Blob([toMarkdown(map.nodes)], { type: 'text/markdown' });
      download(text, `${fileNameOf(map.title)}.md`);
    },
    savePicture: (map: MindMap, kind: 'png' | 'svg') => void draw(map, kind),
  };
}
