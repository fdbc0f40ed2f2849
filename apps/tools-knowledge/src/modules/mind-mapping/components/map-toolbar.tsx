import type { ReactNode } from 'react';
import { Network, PanelRightClose, PanelRightOpen, Redo2, Undo2 } from 'lucide';
import { styled } from 'styled-components';
import { isMac } from '@plainday/shared-platform';
import { shortcutLabel } from '@plainday/shared-utils';
import { Button, IconButton, NativeSelect, SegmentedControl } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import type { MapSteps } from '../hooks/use-map-steps';
import type { MindMaps } from '../hooks/use-mind-maps';
import type { MindMap } from '../model/mind-map.schema';

/** What is shown of the map where there is no room for both. */
export type View = 'map' | 'outline';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding: 8px 10px;
  border-bottom: 1px solid var(--line);
  select {
    min-width: 0;
    max-width: 240px;
  }
  [aria-disabled='true'] {
    opacity: 0.45;
  }
`;

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
`;

const End = styled(Group)`
  margin-inline-start: auto;
  ${phone} {
    flex: 1 1 100%;
    > div {
      flex: 1;
    }
  }
`;

export interface MapToolbarProps {
  readonly maps: MindMaps;
  readonly map: MindMap;
  readonly steps: MapSteps;
  readonly onArrange: () => void;
  readonly menu: ReactNode;
  /** The switch between both, where only one has room; else whether the outline is unfolded. */
  readonly view: View | null;
  readonly onView: (view: View) => void;
  readonly isOutlineOpen: boolean;
  readonly onFold: () => void;
}

/** Which map, back and forth, and what is shown of it. */
export function MapToolbar(props: MapToolbarProps) {
  const { maps, map, steps, onArrange, menu, view, onView, isOutlineOpen, onFold } = props;
  return (
    <Bar>
      <Group>
        <NativeSelect
          aria-label="Map"
          dir="auto"
          value={map.id}
          onChange={(event) => maps.goTo(event.currentTarget.value)}
        >
          {maps.maps.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
        {menu}
      </Group>
      <Group>
        <IconButton
          label="Undo"
          word="Undo"
          icon={Undo2}
          aria-disabled={!steps.canUndo}
          onClick={steps.undo}
        />
        <IconButton
          label="Redo"
          word="Redo"
          icon={Redo2}
          shortcut={shortcutLabel('mod+shift+z', isMac())}
          aria-disabled={!steps.canRedo}
          onClick={steps.redo}
        />
        <IconButton label="Arrange the map" word="Arrange" icon={Network} onClick={onArrange} />
      </Group>
      <End>
        {view ? (
          <SegmentedControl
            label="View"
            wide
            options={[
              { value: 'map', label: 'Map' },
              { value: 'outline', label: 'Outline' },
            ]}
            value={view}
            onChange={onView}
          />
        ) : (
          <Button
            size="s"
            variant="ghost"
            aria-label={isOutlineOpen ? 'Hide the outline' : 'Show the outline'}
            icon={isOutlineOpen ? PanelRightClose : PanelRightOpen}
            onClick={onFold}
          >
            Outline
          </Button>
        )}
      </End>
    </Bar>
  );
}
