import { Select as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { floatingItemStyle, floatingStyle } from './floating-style';
import { Icon } from './icon';
import type { IconNode } from './icon';
import { ProjectDot } from './project-dot';
import { fieldStyle } from './text-field';

export interface SelectOption {
  /** Never empty (spec §5). */
  readonly value: string;
  readonly label: string;
  /** Colour dot before the label, for projects. */
  readonly dot?: string;
  readonly icon?: IconNode;
  readonly disabled?: boolean;
}

export interface SelectProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** Accessible name, where no visible label is tied to it by `id`. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly id?: string;
  readonly 'aria-describedby'?: string;
}

const CHECK: IconNode = [['path', { d: 'M20 6 9 17l-5-5' }]];
const CHEVRON: IconNode = [['path', { d: 'm6 9 6 6 6-6' }]];

const Trigger = styled(Radix.Trigger)`
  ${fieldStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  text-align: left;
  cursor: pointer;
  > span:first-child {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  &[data-placeholder] {
    color: var(--text-3);
  }
  > svg {
    color: var(--text-2);
  }
`;

const Content = styled(Radix.Content)`
  ${floatingStyle}
  min-width: var(--radix-select-trigger-width);
  max-height: min(360px, var(--radix-select-content-available-height));
  padding: 4px;
  overflow: hidden;
`;

const Item = styled(Radix.Item)`
  ${floatingItemStyle}
  > span:first-child {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
`;

/** A list to choose one of many from. For forms on the phone, `NativeSelect` is lighter. */
export function Select({
  value,
  onValueChange,
  options,
  label,
  placeholder = 'Choose…',
  disabled,
  invalid,
  ...control
}: SelectProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} disabled={disabled}>
      <Trigger aria-label={label} aria-invalid={invalid || undefined} {...control}>
        <Radix.Value placeholder={placeholder} />
        <Icon node={CHEVRON} size={16} />
      </Trigger>
      <Radix.Portal>
        <Content position="popper" sideOffset={4} collisionPadding={8}>
          <Radix.Viewport>
            {options.map((option) => (
              <Item key={option.value} value={option.value} disabled={option.disabled}>
                <Radix.ItemText>
                  {option.dot && <ProjectDot color={option.dot} />}
                  {option.icon && <Icon node={option.icon} size={16} />}
                  {option.label}
                </Radix.ItemText>
                <Radix.ItemIndicator>
                  <Icon node={CHECK} size={16} />
                </Radix.ItemIndicator>
              </Item>
            ))}
          </Radix.Viewport>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
