import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { GrowingArea, NativeSelect, TextField } from '@plainday/ui-components';
import { coarse } from '@plainday/ui-theme';
import { CATEGORIES, type Category, type IdeaDraft } from '../model/idea.schema';

const Box = styled.div`
  padding: 0 8px 10px 16px;
  textarea {
    display: block;
    width: 100%;
    min-height: 28px;
    max-height: 40dvh;
    padding: 2px 0;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--text-2);
    font: var(--type-body);
    resize: none;
    &:focus {
      outline: none;
      color: var(--text);
    }
    &:focus-visible {
      box-shadow: 0 2px var(--accent);
    }
    ${coarse} {
      min-height: 44px;
    }
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin: 8px 0 0 -4px;
  select,
  input {
    min-height: 32px;
    padding-block: 4px;
    font-size: var(--size-small);
    ${coarse} {
      min-height: 44px;
    }
  }
  > label {
    flex: 0 1 220px;
    min-width: 130px;
  }
`;

export interface CaptureDetailsProps {
  readonly draft: IdeaDraft;
  readonly onChange: (fields: Partial<IdeaDraft>) => void;
  readonly children?: ReactNode;
}

/** What may be said beside the title. */
export function CaptureDetails({ draft, onChange, children }: CaptureDetailsProps) {
  return (
    <Box data-unfolded="">
      <GrowingArea
        aria-label="Details"
        placeholder="Details"
        rows={1}
        dir="auto"
        maxLength={20_000}
        value={draft.content}
        onChange={(event) => onChange({ content: event.currentTarget.value })}
      />
      <Row>
        <NativeSelect
          aria-label="Category"
          value={draft.category}
          onChange={(event) => onChange({ category: event.currentTarget.value as Category })}
        >
          {CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </NativeSelect>
        <label>
          <TextField
            aria-label="Tags"
            placeholder="# tags, with commas"
            autoComplete="off"
            dir="auto"
            maxLength={1000}
            value={draft.tags}
            onChange={(event) => onChange({ tags: event.currentTarget.value })}
          />
        </label>
        {children}
      </Row>
    </Box>
  );
}
