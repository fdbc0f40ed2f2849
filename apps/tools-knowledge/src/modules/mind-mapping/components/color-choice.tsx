import { useId } from 'react';
import { styled } from 'styled-components';
import { coarse, forcedColors } from '@plainday/ui-theme';
import { COLOR_NAMES, NODE_COLORS } from '../model/mind-map.schema';
import { tintOf } from './canvas/tint';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const Option = styled.label<{ $color: string }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border-radius: 50%;
  forced-color-adjust: none;
  &::before {
    content: '';
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: ${({ $color }) => tintOf($color)};
  }
  &:has(:checked)::before {
    outline: 2px solid var(--text);
    outline-offset: 2px;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  ${coarse} {
    width: 44px;
    height: 44px;
  }
  ${forcedColors} {
    &:has(:checked)::before {
      outline-color: Highlight;
    }
  }
`;

export interface ColorChoiceProps {
  readonly value: string;
  readonly onChoose: (index: number) => void;
}

/** The six colours in a row, small enough to lie beside the text of a node. */
export function ColorChoice({ value, onChoose }: ColorChoiceProps) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label="Color">
      {NODE_COLORS.map((color, index) => (
        <Option key={color} $color={color} title={`${COLOR_NAMES[index]} (${index + 1})`}>
          <input
            type="radio"
            name={name}
            aria-label={COLOR_NAMES[index]}
            checked={color === value}
            onChange={() => onChoose(index)}
          />
        </Option>
      ))}
    </Group>
  );
}
