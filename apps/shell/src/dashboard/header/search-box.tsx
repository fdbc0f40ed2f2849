import { Icon, IconButton, Kbd } from '@plainday/ui-components';
import { Search, X } from 'lucide';
import { useRef } from 'react';
import styled from 'styled-components';
import { phone } from '@plainday/ui-theme';
import { frameStyles } from '../frame-styles';
import type { SearchBoxPort } from './use-search-box';

export interface SearchBoxProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly port: SearchBoxPort;
  /** / leads to the box. */
  readonly hasKey: boolean;
  /** Takes the focus to where it came from. */
  readonly onLeave: () => void;
  readonly isPhone: boolean;
}

/** The search of the dashboard's header (spec §2). Escape clears it, / leads to it. */
export function SearchBox(props: SearchBoxProps) {
  const { search, onSearch, port, hasKey, onLeave, isPhone } = props;
  const { ref: inputRef, isOpen, close } = port;
  const box = useRef<HTMLDivElement>(null);

  function clear() {
    onSearch('');
    close();
    // On a phone the box is gone now.
    if (isPhone) onLeave();
    else inputRef.current?.focus();
  }

  return (
    <Box
      ref={box}
      role="search"
      data-open={isOpen || search !== ''}
      onClick={({ target }) => {
        // A click anywhere in the box leads to its field.
        if (target instanceof Element && !target.closest('button')) inputRef.current?.focus();
      }}
      onBlur={(event) => {
        if (search === '' && !box.current?.contains(event.relatedTarget)) close();
      }}
    >
      <Icon icon={Search} size={16} />
      <Input
        ref={inputRef}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Search tasks..."
        aria-keyshortcuts={hasKey ? '/' : undefined}
        placeholder="Search tasks..."
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (search === '' && !isPhone) onLeave();
          else clear();
        }}
      />
      {search !== '' || isOpen ? (
        <IconButton compact size={28} iconSize={16} label="Clear search" icon={X} onClick={clear} />
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
      /* Covers what lies below, however large its words are. */
      box-shadow: 0 0 0 6px var(--bg);
      &:focus-within {
        box-shadow:
          0 0 0 1px var(--accent),
          0 0 0 6px var(--bg);
      }
    }
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  padding: 0;
  font: inherit;
  font-size: var(--size-body);
  color: var(--text);
  background: none;
  border: 0;
  appearance: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
  &&:focus-visible {
    outline: none;
  }
`;
