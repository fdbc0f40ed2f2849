import { useEffect, useId, useRef, useState } from 'react';
import type { Project } from '@plainday/domain-tasks';
import { foldText, matchesText, plural } from '@plainday/shared-utils';
import { EmptyState, SearchField, Status } from '@plainday/ui-patterns';
import { LayoutTemplate } from 'lucide';
import styled from 'styled-components';
import { groupTemplates } from '../../model/library.logic';
import type { ListedTemplate, TemplateGroup } from '../../model/library.logic';
import { Grid } from './card-style';
import { TemplateCard } from './template-card';
import type { TemplateActions } from '../template-actions';

/** From this many templates on a search field helps. */
const SEARCHED_FROM = 9;

const Section = styled.section`
  margin-bottom: var(--space-8);
  h2 {
    margin-bottom: var(--space-3);
    color: var(--text-2);
    font: 600 var(--type-small);
    overflow-wrap: anywhere;
  }
`;

const Search = styled.div`
  margin-bottom: var(--space-6);
`;

interface TemplateGroupsProps extends TemplateActions {
  readonly entries: readonly ListedTemplate[];
  readonly projects: readonly Project[];
}

/** Templates grouped by category (spec §2). */
export function TemplateGroups({ entries, ...rest }: TemplateGroupsProps) {
  const [query, setQuery] = useState('');
  const count = useRef(entries.length);
  const folded = foldText(query.trim());
  const found = entries.filter(({ template }) =>
    [template.name, template.description, template.category].some((text) =>
      matchesText(text, folded),
    ),
  );

  useEffect(() => {
    // The button that deleted a template is gone with its card: focus goes on from the heading.
    if (entries.length < count.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>("h1[tabindex='-1']")?.focus({ preventScroll: true });
    }
    count.current = entries.length;
  }, [entries.length]);

  if (entries.length === 0) {
    return (
      <EmptyState
        icon={LayoutTemplate}
        title="No templates yet"
        text="A template is a list of tasks that you create in one go, again and again."
      />
    );
  }
  return (
    <>
      {entries.length >= SEARCHED_FROM && (
        <Search>
          <SearchField label="Search templates" value={query} onChange={setQuery} width={320} />
          <Status text={query && `${plural(found.length, 'template')} found`} />
        </Search>
      )}
      {found.length === 0 && <EmptyState title={`No templates found for "${query.trim()}"`} />}
      {groupTemplates(found).map((group) => (
        <Group key={group.category} group={group} {...rest} />
      ))}
    </>
  );
}

function Group({
  group,
  ...rest
}: Omit<TemplateGroupsProps, 'entries'> & { readonly group: TemplateGroup }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id} dir="auto">
        {group.category}
      </h2>
      <Grid role="list">
        {group.entries.map((entry) => (
          <TemplateCard key={entry.template.id} entry={entry} {...rest} />
        ))}
      </Grid>
    </Section>
  );
}
