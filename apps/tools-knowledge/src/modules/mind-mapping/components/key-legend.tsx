import { isMac } from '@plainday/shared-platform';
import { DELETE_KEYS, shortcutLabel } from '@plainday/shared-utils';
import { styled } from 'styled-components';
import { Kbd } from '@plainday/ui-components';
import { coarse } from '@plainday/ui-theme';

const keys = () => [
  ['Tab', 'child'],
  ['Enter', 'sibling'],
  ['F2', 'edit'],
  ['C', 'connect'],
  ['1–6', 'color'],
  [shortcutLabel(DELETE_KEYS, isMac()), 'delete'],
  ['Alt ↑', 'move'],
  ['Esc', 'let go'],
];

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, auto minmax(0, 1fr));
  align-items: center;
  gap: 6px 8px;
  padding: 14px 18px;
  border-top: 1px solid var(--line);
  color: var(--text-2);
  font: var(--type-caption);
  ${coarse} {
    display: none;
  }
`;

/** The keys of the map. After Escape Tab goes on as everywhere. */
export function KeyLegend() {
  return (
    <List data-tip="After Esc, Tab moves on as usual">
      {keys().map(([pressed, what]) => [
        <dt key={pressed}>
          <Kbd>{pressed}</Kbd>
        </dt>,
        <dd key={what}>{what}</dd>,
      ])}
    </List>
  );
}
