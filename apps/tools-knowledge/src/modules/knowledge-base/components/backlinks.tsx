import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import type { DayKey } from '@plainday/domain-calendar';
import { Icon } from '@plainday/ui-components';
import { SectionHeading, Unanswered } from '@plainday/ui-patterns';
import { kindOf } from '../../../shared/links/kinds';
import { ItemLink } from '../../../shared/links/item-link';
import { useBacklinks } from '../hooks/use-backlinks';
import type { Entry } from '../model/entry.schema';
import { mentionParts } from '../model/mention.logic';
import { dayText } from '../model/words.logic';

const Section = styled.section`
  margin-top: var(--space-8);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 2px 8px;
  padding: 6px 0;
  color: var(--text-2);
  font: var(--type-small);
  > svg {
    margin-top: 3px;
  }
  > a {
    color: var(--text);
    font: 550 var(--type-body);
    overflow-wrap: anywhere;
  }
  > p {
    grid-column: 2 / -1;
    overflow-wrap: anywhere;
  }
  b {
    color: var(--text);
    font-weight: 600;
  }
`;

export interface BacklinksProps {
  readonly entry: Entry;
  readonly entries: readonly Entry[];
  readonly today: DayKey;
}

/** What links to an entry, with the sentence that mentions it. */
export function Backlinks({ entry, entries, today }: BacklinksProps) {
  const rule = useDayRule();
  const { links, silent } = useBacklinks(entry, entries);
  if (links.length === 0 && silent.length === 0) return null;
  return (
    <Section aria-labelledby="backlinks">
      <SectionHeading id="backlinks" level={3}>
        Linked from {links.length}
      </SectionHeading>
      <ul>
        {links.map((link) => {
          const { icon, name } = kindOf(link.kind);
          const day = link.changedAt ? ` · ${dayText(link.changedAt, today, rule)}` : '';
          return (
            <Row key={`${link.kind} ${link.id}`}>
              <Icon icon={icon} size={16} />
              <ItemLink to={link.to}>{link.title}</ItemLink>
              <span>
                {name}
                {day}
              </span>
              {link.mention && (
                <p dir="auto">
                  {mentionParts(link.mention, entry.title).map((part, index) =>
                    part.isTitle ? <b key={index}>{part.text}</b> : part.text,
                  )}
                </p>
              )}
            </Row>
          );
        })}
      </ul>
      <Unanswered tools={silent} />
    </Section>
  );
}
