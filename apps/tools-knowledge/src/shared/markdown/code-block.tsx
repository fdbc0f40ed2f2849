import { Copy } from 'lucide';
import { styled } from 'styled-components';
import { useShell } from '@plainday/federation-contract';
import { copyText } from '@plainday/shared-platform';
import { IconButton } from '@plainday/ui-components';
import { useTokens } from './use-tokens';

const Box = styled.div`
  position: relative;
  max-width: 100%;
`;

/* Colours by kind, all of them readable on the sunken ground; comments slant as well. */
const Code = styled.pre`
  overflow-x: auto;
  max-width: 100%;
  margin: 0;
  padding: 14px 52px 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--sunken);
  font: var(--type-small);
  font-family: ui-monospace, monospace;
  tab-size: 2;
  white-space: pre;
  [data-kind='keyword'],
  [data-kind='built_in'],
  [data-kind='type'],
  [data-kind='tag'],
  [data-kind='name'],
  [data-kind='selector-tag'] {
    color: var(--accent-text);
  }
  [data-kind='string'],
  [data-kind='regexp'],
  [data-kind='subst'] {
    color: var(--green);
  }
  [data-kind='number'],
  [data-kind='literal'],
  [data-kind='symbol'],
  [data-kind='meta'],
  [data-kind='variable'] {
    color: var(--amber);
  }
  [data-kind='attr'],
  [data-kind='attribute'],
  [data-kind^='selector-'],
  [data-kind='property'] {
    color: var(--red);
  }
  [data-kind='title'] {
    font-weight: 600;
  }
  [data-kind='comment'],
  [data-kind='doctag'] {
    color: var(--text-3);
    font-style: italic;
  }
`;

const CopyPlace = styled.div`
  position: absolute;
  inset: 6px 6px auto auto;
  border-radius: var(--radius-s);
  background: var(--sunken);
`;

export interface CodeBlockProps {
  readonly code: string;
  readonly language?: string;
}

/** Code as it was written, in colours once the highlighter is here. Scrolls by itself. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  const tokens = useTokens(code, language);
  const { notify } = useShell();
  const name = language ? `Code, ${language}` : 'Code';
  return (
    <Box>
      {/* It scrolls sideways, by keys too. */}
      <Code tabIndex={0} role="group" aria-label={name} dir="ltr">
        <code>
          {tokens
            ? tokens.map(({ text, kind }, index) => (
                <span key={index} data-kind={kind}>
                  {text}
                </span>
              ))
            : code}
        </code>
      </Code>
      <CopyPlace>
        <IconButton
          compact
          label="Copy code"
          icon={Copy}
          iconSize={16}
          onClick={() => void copyText(code, 'Code copied', notify)}
        />
      </CopyPlace>
    </Box>
  );
}
