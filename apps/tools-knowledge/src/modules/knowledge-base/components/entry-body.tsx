import { useCallback, useMemo } from 'react';
import { ExternalLink } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '@plainday/ui-components';
import { safeUrl } from '../../../shared/links/links.logic';
import { useLinks } from '../../../shared/links/use-links';
import { CodeBlock } from '../../../shared/markdown/code-block';
import { Markdown } from '../../../shared/markdown/markdown';
import { tickLine } from '../../../shared/markdown/tick-line.logic';
import type { Entry } from '../model/entry.schema';
import { byName, foundEntry } from '../model/found.logic';

const Text = styled.div`
  max-width: 62ch;
  font: var(--type-subheading);
  line-height: 1.65;
`;

const Address = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  margin-bottom: var(--space-3);
  color: var(--accent-text);
  font: 500 var(--type-body);
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export interface EntryBodyProps {
  readonly entry: Entry;
  readonly entries: readonly Entry[];
  readonly onContent: (entry: Entry, content: string) => void;
  readonly onCreate: (title: string) => void;
}

/** What is in an entry: Markdown with its links, or code; of a link its address first. */
export function EntryBody({ entry, entries, onContent, onCreate }: EntryBodyProps) {
  const isCode = entry.type === 'snippet';
  const own = useMemo(() => {
    const names = byName(entries);
    return (name: string) => {
      const found = names.get(name);
      return found && foundEntry(found);
    };
  }, [entries]);
  const links = useLinks(isCode ? '' : entry.content, own);
  const handleTick = useCallback(
    (line: number) => onContent(entry, tickLine(entry.content, line)),
    [onContent, entry],
  );
  if (isCode) return <CodeBlock code={entry.content} language={entry.language} />;

  const url = entry.type === 'link' ? safeUrl(entry.url ?? '') : null;
  return (
    <>
      {url !== null && (
        <Address href={url} target="_blank" rel="noopener noreferrer" dir="ltr">
          {entry.url}
          <Icon icon={ExternalLink} size={16} />
        </Address>
      )}
      <Text>
        <Markdown
          under={2}
          text={entry.content}
          links={links}
          onTick={handleTick}
          onCreate={onCreate}
        />
      </Text>
    </>
  );
}
