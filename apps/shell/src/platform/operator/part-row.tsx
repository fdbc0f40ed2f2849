import { Badge, Icon, MenuButton } from '@plainday/ui-components';
import { ChevronDown, ChevronRight, Ellipsis } from 'lucide';
import { useState } from 'react';
import { momentText } from '../moment-text';
import type { RemotePart } from '../parts.logic';
import { RemoteSection } from '../remote-section';
import { FaultBars } from './fault-bars';
import { Code, Opener } from './operator-style';
import type { NextState, PartState } from './platform-state';
import { RunDialog, type Step } from './run-button';
import { sumOf } from './trial.logic';

export interface PartRowProps {
  readonly part: PartState;
  readonly hasTeams: boolean;
  readonly next: NextState | undefined;
  /** It was on trial, and went back by itself. */
  readonly isReturned: boolean;
  readonly here: RemotePart | undefined;
}

function Receivers({ part, next, isReturned }: Pick<PartRowProps, 'part' | 'next' | 'isReturned'>) {
  const isNext = next?.parts.some((name) => name.split('/')[0] === part.name);
  if (isNext) {
    return <Badge tone="accent">{next?.share ? `Trial ${next.share} %` : 'Trial by choice'}</Badge>;
  }
  return isReturned ? <Badge tone="amber">Back by itself</Badge> : 'Everyone';
}

function rollbackOf({ name, team }: PartState): Step {
  const key = team && team !== 'site' ? ` --team ${team}` : '';
  return {
    title: `Roll back ${name}`,
    outcome: `Everybody gets ${name} as it was before. Everything else stays as it is.`,
    command: `npm run release -- --rollback ${name}${key}`,
  };
}

/** A part in the table. It opens what this page has of it. */
export function PartRow({ part, hasTeams, next, isReturned, here }: PartRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRolling, setRolling] = useState(false);
  const { name, version, team, released, faults } = part;
  return (
    <>
      <tr>
        <th scope="row">
          {here ? (
            <Opener type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Icon icon={isOpen ? ChevronDown : ChevronRight} size={16} />
              {name}
            </Opener>
          ) : (
            name
          )}
        </th>
        {hasTeams && <td>{team}</td>}
        <td>
          <Code>{version}</Code>
        </td>
        <td>
          {released
            ? [momentText(new Date(released.at)), released.by].filter(Boolean).join(' · ')
            : '–'}
        </td>
        <td>
          <Receivers part={part} next={next} isReturned={isReturned} />
        </td>
        <td>
          <FaultBars counts={faults} /> {sumOf(faults)}
        </td>
        <td>
          <MenuButton
            label={`Actions for ${name}`}
            icon={Ellipsis}
            items={() => [{ label: 'Roll back only this', onSelect: () => setRolling(true) }]}
          />
          {isRolling && <RunDialog step={rollbackOf(part)} onClose={() => setRolling(false)} />}
        </td>
      </tr>
      {isOpen && here && (
        <tr data-opened>
          <td colSpan={hasTeams ? 7 : 6}>
            <RemoteSection remote={here} />
          </td>
        </tr>
      )}
    </>
  );
}
