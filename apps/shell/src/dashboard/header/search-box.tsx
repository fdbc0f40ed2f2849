import { Icon, IconButton, Kbd } from '@plainday/ui-components';
import { Search, X } from 'lucide';
import { useRef, type Ref } from 'react';
import styled from 'styled-components';
import { phone } from '@plainday/ui-theme';
import { frameStyles } from '../frame-styles';

export interface SearchBoxProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly inputRef: Ref<HTMLInputElement>;
  /** / leads to the box. */
  readonly hasKey: boolean;
  /** On a phone the box covers the header while it is in use. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The search of the dashboard's header (spec §2). Escape clears it, / leads to it. */
export function SearchBox({ search, onSearch, inputRef, hasKey, isOpen, onClose }: SearchBoxProps) {
  const box = useRef<HTMLDivElement>(null);

  function clear() {
    onSearch('');
    onClose();
  }

  return (
    <Box
      ref={box}
      role="search"
      data-open={isOpen || search !== ''}
      onBlur={(event) => {
        if (search === '' && !box.current?.contains(event.relatedTarget)) onClose();
      }}
    >
      <Icon node={Search} size={16} />
      <Input
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Search tasks"
        aria-keyshortcuts={hasKey ? '/' : undefined}
        placeholder="Search tasks..."
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (search === '') event.currentTarget.blur();
          clear();
        }}
      />
      {search !== '' || isOpen ? (
        <IconButton compact size={28} iconSize={16} label="Clear search" node={X} onClick={clear} />
      ) : (
        hasKey && <Kbd aria-hidden>/</Kbd>
      )}
    </Box>
  );
}

const Box = styled.div`
  ${frameStyles.search}
  ${phone} {
    &[data-open='true'] {
      position: absolute;
      inset: 6px 12px;
      z-index: 1;
      display: flex;
      width: auto;
      height: 44px;
      background: var(--surface);
    }
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  padding: 0;
  font: inherit;
  font-size: 14px;
  color: var(--text);
  background: none;
  border: 0;
  &&:focus-visible {
    outline: none;
  }
  @media (pointer: coarse) {
    font-size: 16px;
  }
`;
