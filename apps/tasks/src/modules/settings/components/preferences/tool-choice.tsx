import { presetOf } from '@plainday/data-preferences';
import { useMemo } from 'react';
import { useShell } from '@plainday/federation-contract';
import { Button, Icon, Switch } from '@plainday/ui-components';
import { formatBytes, plural } from '@plainday/shared-utils';
import styled from 'styled-components';
import { useOwnPreferences } from '../../hooks/use-own-preferences';
import { Presets } from './presets';
import { SettingGroup } from '../setting';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  column-gap: 32px;
  margin: 0;
  padding: 8px 0 0;
  list-style: none;
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font-weight: 500;
    cursor: pointer;
  }
  small {
    margin-inline-start: auto;
    color: var(--text-3);
    font-size: var(--size-caption);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

const All = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-top: 8px;
  color: var(--text-3);
  font-size: var(--size-small);
  > span {
    margin-inline-end: auto;
  }
`;

/** Which tools the sidebar shows. One that is hidden is not downloaded either. */
export function ToolChoice() {
  const { modules } = useShell();
  const { preferences, change } = useOwnPreferences();
  const { hiddenTools } = preferences;
  const tools = useMemo(() => modules.filter((module) => module.group === 'tool'), [modules]);
  const shown = tools.filter((tool) => !hiddenTools.includes(tool.id)).length;

  function show(id: string, isShown: boolean): void {
    const others = hiddenTools.filter((hidden) => hidden !== id);
    change({ hiddenTools: isShown ? others : [...others, id] });
  }

  return (
    <SettingGroup
      title="Tools"
      text="Which tools the sidebar shows. One that is not pinned stands under All tools; a hidden one is not downloaded. What a tool keeps stays."
    >
      <Presets chosen={presetOf(preferences)?.id} onChoose={({ choice }) => change(choice)} />
      <List role="list">
        {tools.map((tool) => (
          <li key={tool.id}>
            <label>
              <Icon icon={tool.icon} size={18} />
              {tool.title}
              {tool.bytes !== undefined && <small>{formatBytes(tool.bytes)}</small>}
              <Switch
                label={tool.title}
                checked={!hiddenTools.includes(tool.id)}
                onChange={(event) => show(tool.id, event.currentTarget.checked)}
              />
            </label>
          </li>
        ))}
      </List>
      <All>
        <span role="status">
          {shown} of {plural(tools.length, 'tool')} shown
        </span>
        <Button
          size="s"
          variant="ghost"
          disabled={shown === tools.length}
          onClick={() => change({ hiddenTools: [] })}
        >
          Show all
        </Button>
        <Button
          size="s"
          variant="ghost"
          disabled={shown === 0}
          onClick={() => change({ hiddenTools: tools.map((tool) => tool.id) })}
        >
          Hide all
        </Button>
      </All>
    </SettingGroup>
  );
}
