import { useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { usePrinted } from '@plainday/ui-patterns';
import { handleNodeKey } from '../../hooks/map-keys';
import type { MapCommands } from '../../hooks/create-commands';
import type { EditorState } from '../../model/editor';
import type { Nodes } from '../../model/mind-map.schema';
import { draftRowOf, rowsOf } from '../../model/rows.logic';
import { NodeField } from '../canvas/node-field';
import { OutlineRow } from './outline-row';
import { DraftRow, Dot, Fold, Tree } from './outline-style';
import { tintOf } from '../canvas/tint';

const NONE: ReadonlySet<string> = new Set();

const idOf = (target: EventTarget) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId
    : undefined;

export interface OutlineProps {
  readonly nodes: Nodes;
  readonly state: EditorState;
  readonly commands: MapCommands;
}

/** The map as a tree, which edits it too. */
export function Outline({ nodes, state, commands }: OutlineProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { edit, focus, selectedId, cursorId, isConnecting } = state;
  const draft = edit?.kind === 'new' && edit.place !== 'canvas' ? edit.spot : null;
  const parentId = draft?.parentId;
  // A new child is seen even where its parent is folded.
  const shut = parentId != null && closed.has(parentId) ? without(closed, parentId) : closed;
  const isPrinted = usePrinted();
  const rows = useMemo(() => rowsOf(nodes, isPrinted ? NONE : shut), [nodes, shut, isPrinted]);
  const at = draft ? draftRowOf(rows, draft) : null;
  const isThere = rows.some(({ node }) => node.id === cursorId);
  const stopId = isThere ? cursorId : rows[0]?.node.id;

  function fold(id: string, isClosed: boolean): void {
    setClosed(isClosed ? new Set([...closed, id]) : without(closed, id));
  }

  function handleArrow(id: string, key: string): boolean {
    const index = rows.findIndex(({ node }) => node.id === id);
    const row = rows[index];
    if (!row) return false;
    const goTo = (target: string | null | undefined) => {
      if (target != null) commands.walk(target, 'outline');
      return true;
    };
    switch (key) {
      case 'ArrowDown':
        return goTo(rows[index + 1]?.node.id);
      case 'ArrowUp':
        return goTo(rows[index - 1]?.node.id);
      case 'Home':
        return goTo(rows[0]?.node.id);
      case 'End':
        return goTo(rows.at(-1)?.node.id);
      case 'ArrowRight':
        if (row.isOpen) return goTo(rows[index + 1]?.node.id);
        if (row.children > 0) fold(id, false);
        return true;
      case 'ArrowLeft':
        if (!row.isOpen) return goTo(row.parentId);
        fold(id, true);
        return true;
      default:
        return false;
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const id = idOf(event.target);
    if (id === undefined || handleNodeKey(event, { id, place: 'outline', state, commands })) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (handleArrow(id, event.key)) event.preventDefault();
  }

  function handleClick(event: MouseEvent): void {
    const id = idOf(event.target);
    if (id === undefined || (event.target as Element).closest('input')) return;
    if ((event.target as Element).closest('[data-fold]')) {
      fold(
        id,
        rows.some(({ node, isOpen }) => node.id === id && isOpen),
      );
    } else if (isConnecting) commands.connectTo(id);
    else commands.select(id, 'outline');
  }

  function handleDoubleClick(event: MouseEvent): void {
    const id = idOf(event.target);
    if (id !== undefined) commands.startText(id, 'outline');
  }

  const list = rows.map(({ node, parentId: _, ...row }) =>
    edit?.kind === 'text' && edit.place !== 'canvas' && edit.id === node.id ? (
      <DraftRow
        key={node.id}
        role="treeitem"
        aria-level={row.level}
        aria-selected
        $level={row.level}
      >
        <Fold aria-hidden />
        <Dot $color={tintOf(node.color)} aria-hidden />
        <NodeField label="Text" value={node.text} place="outline" commands={commands} />
      </DraftRow>
    ) : (
      <OutlineRow
        key={node.id}
        {...row}
        id={node.id}
        text={node.text}
        color={node.color}
        isSelected={node.id === selectedId}
        isTarget={isConnecting && node.id === cursorId && node.id !== selectedId}
        isTabStop={node.id === stopId}
        commands={commands}
        focusWish={focus.place === 'outline' && node.id === cursorId ? focus.wish : 0}
      />
    ),
  );
  if (at) {
    list.splice(
      at.index,
      0,
      <DraftRow
        key="new"
        role="treeitem"
        aria-level={at.level}
        aria-selected={false}
        $level={at.level}
      >
        <Fold aria-hidden />
        <NodeField key={edit?.turn} label="New idea" value="" place="outline" commands={commands} />
      </DraftRow>,
    );
  }

  return (
    <Tree
      role="tree"
      aria-label="Outline"
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onDoubleClick={handleDoubleClick}
    >
      {list}
    </Tree>
  );
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}
