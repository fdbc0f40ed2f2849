import { Pencil, Trash2, X } from 'lucide';
import { styled } from 'styled-components';
import { isMac } from '@plainday/shared-platform';
import { DELETE_KEYS, shortcutLabel } from '@plainday/shared-utils';
import { IconButton, Kbd } from '@plainday/ui-components';
import { coarse, phone } from '@plainday/ui-theme';
import type { MapCommands } from '../hooks/create-commands';
import type { EditorState, MapPart } from '../model/editor';
import type { Nodes } from '../model/mind-map.schema';
import { ColorChoice } from './color-choice';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 6px 8px 6px 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

const Words = styled.p`
  flex: 1 1 200px;
  min-width: 0;
  color: var(--text-2);
  font: var(--type-small);
  strong {
    display: inline-block;
    overflow: hidden;
    max-width: 24ch;
    color: var(--text);
    font-weight: 650;
    text-overflow: ellipsis;
    vertical-align: bottom;
    white-space: nowrap;
  }
  kbd {
    margin-inline-start: 6px;
    ${coarse} {
      display: none;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  ${phone} {
    flex: 1 1 100%;
    justify-content: space-between;
  }
`;

export interface SelectionBarProps {
  readonly nodes: Nodes;
  readonly state: EditorState;
  readonly commands: MapCommands;
  /** Where the text is edited from here. */
  readonly place: MapPart;
}

/** Says in words what happens next, and holds what can be done with the selected node. */
export function SelectionBar({ nodes, state, commands, place }: SelectionBarProps) {
  const node = nodes.find(({ id }) => id === state.selectedId);
  if (!node) return null;
  const next = state.isConnecting
    ? ': choose the idea to connect it to, then Enter.'
    : place === 'canvas'
      ? ' selected. Click another idea to connect it.'
      : ' selected.';
  return (
    <Bar role="group" aria-label="Selected idea">
      <Words>
        <strong dir="auto">{node.text}</strong>
        {next}
        <Kbd>Esc</Kbd>
      </Words>
      <Tools>
        <ColorChoice value={node.color} onChoose={(index) => commands.color(index)} />
        <IconButton
          label="Edit text"
          word="Edit"
          icon={Pencil}
          shortcut="F2"
          onClick={() => commands.startText(node.id, place)}
        />
        <IconButton
          label="Delete idea"
          word="Delete"
          icon={Trash2}
          variant="danger"
          shortcut={shortcutLabel(DELETE_KEYS, isMac())}
          onClick={() => commands.remove('bar')}
        />
        <IconButton label="Let go" icon={X} shortcut="Esc" onClick={() => commands.letGo(place)} />
      </Tools>
    </Bar>
  );
}
