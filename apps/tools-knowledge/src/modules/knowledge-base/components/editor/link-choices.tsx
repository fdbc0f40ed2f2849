import { styled } from 'styled-components';
import type { FoundItem } from '@plainday/federation-contract';
import { Icon } from '@plainday/ui-components';
import { forcedColors } from '@plainday/ui-theme';
import { kindOf } from '../../../../shared/links/kinds';

const List = styled.ul`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: 2;
  max-height: 320px;
  overflow-y: auto;
  padding: 4px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: 0 8px 24px var(--shadow-far);
`;

const Choice = styled.li`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 4px 8px;
  border-radius: var(--radius-s);
  cursor: pointer;
  svg,
  small {
    color: var(--text-2);
  }
  small {
    font: var(--type-caption);
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-selected='true'] {
    background: var(--accent-soft);
    box-shadow: inset 2px 0 var(--accent);
  }
  ${forcedColors} {
    &[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export interface LinkChoicesProps {
  readonly id: string;
  readonly choices: readonly FoundItem[];
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** What a link can lead to. The focus stays in the text. */
export function LinkChoices({ id, choices, active, onChoose }: LinkChoicesProps) {
  return (
    <List id={id} role="listbox" aria-label="Link to">
      {choices.map(({ kind, id: itemId, title }, index) => {
        const { icon, name } = kindOf(kind);
        return (
          <Choice
            key={`${kind} ${itemId}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <Icon icon={icon} size={16} />
            <span dir="auto">{title}</span>
            <small>{name}</small>
          </Choice>
        );
      })}
    </List>
  );
}
