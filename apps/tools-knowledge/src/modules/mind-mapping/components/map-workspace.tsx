import { isMac } from '@plainday/shared-platform';
import { holdsMod } from '@plainday/shared-utils';
import { useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePrinted } from '@plainday/ui-patterns';
import { forcedColors, phone } from '@plainday/ui-theme';
import type { MapCommands } from '../hooks/create-commands';
import type { MapSteps } from '../hooks/use-map-steps';
import type { MindMaps } from '../hooks/use-mind-maps';
import { useRoom } from '../hooks/use-room';
import type { EditorState } from '../model/editor';
import type { MindMap } from '../model/mind-map.schema';
import { KeyLegend } from './key-legend';
import { MapCanvas } from './canvas/lazy-canvas';
import { MapToolbar, type View } from './map-toolbar';
import { Outline } from './outline/outline';
import { SelectionBar } from './selection-bar';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  height: max(440px, calc(100dvh - 216px));
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  ${phone} {
    height: max(400px, calc(100dvh - 260px));
  }
  @media print {
    display: block;
    height: auto;
    border: 0;
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
`;

const Halves = styled.div`
  display: flex;
  flex: 1 1 auto;
  min-height: 0;
  @media print {
    display: block;
  }
`;

const CanvasHalf = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
`;

const OutlineHalf = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  flex: ${({ $wide }) => ($wide ? '1' : '0 0 272px')};
  min-width: 0;
  border-inline-start: ${({ $wide }) => ($wide ? '0' : '1px solid var(--line)')};
  background: ${({ $wide }) => ($wide ? 'none' : 'var(--bg)')};
  h2 {
    padding: 14px 18px 6px;
    font: 650 var(--type-body);
  }
  @media print {
    display: block;
    border: 0;
  }
`;

const Scroll = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  @media print {
    overflow: visible;
  }
`;

const Below = styled.div<{ $over: boolean }>`
  ${({ $over }) => ($over ? 'position:absolute;inset:auto 16px 14px;z-index:6;' : 'padding:8px;')}
`;

export interface MapWorkspaceProps {
  readonly maps: MindMaps;
  readonly map: MindMap;
  readonly steps: MapSteps;
  readonly state: EditorState;
  readonly commands: MapCommands;
  readonly menu: ReactNode;
}

/** The same map twice: as a drawing and as an outline, with one selection. */
export function MapWorkspace({ maps, map, steps, state, commands, menu }: MapWorkspaceProps) {
  const room = useRoom();
  const isPrinted = usePrinted();
  const [chosen, setChosen] = useState<View | null>(null);
  const [isUnfolded, setUnfolded] = useState(true);
  const view = room === 'wide' ? null : (chosen ?? (room === 'phone' ? 'outline' : 'map'));
  // A drawing has no edge that paper could have: the outline is printed.
  const showsMap = !isPrinted && view !== 'outline';
  const showsOutline = isPrinted || (view === null ? isUnfolded : view === 'outline');
  const { nodes } = map;

  function handleKeyDown(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if (!holdsMod(event, isMac()) || event.altKey || !isRedo) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
    event.preventDefault();
    steps.redo();
  }

  function handlePaste(event: ClipboardEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    const text = event.clipboardData.getData('text/plain');
    if (text.trim() === '') return;
    event.preventDefault();
    commands.paste(text);
  }

  return (
    <Box onKeyDown={handleKeyDown} onPaste={handlePaste}>
      <MapToolbar
        maps={maps}
        map={map}
        steps={steps}
        onArrange={commands.arrange}
        menu={menu}
        view={view}
        onView={setChosen}
        isOutlineOpen={isUnfolded}
        onFold={() => setUnfolded(!isUnfolded)}
      />
      <Halves>
        {showsMap && (
          <CanvasHalf>
            <MapCanvas nodes={nodes} state={state} commands={commands} />
            <Below $over>
              <SelectionBar nodes={nodes} state={state} commands={commands} place="canvas" />
            </Below>
          </CanvasHalf>
        )}
        {showsOutline && (
          <OutlineHalf $wide={view !== null}>
            {view === null && <h2>Outline</h2>}
            <Scroll>
              <Outline nodes={nodes} state={state} commands={commands} />
            </Scroll>
            {isPrinted ? null : view === null ? (
              <KeyLegend />
            ) : (
              <Below $over={false}>
                <SelectionBar nodes={nodes} state={state} commands={commands} place="outline" />
              </Below>
            )}
          </OutlineHalf>
        )}
      </Halves>
    </Box>
  );
}
