import type { Project } from '@plainday/domain-tasks';
import { conditionsOf, filterWords, type Filter } from '@plainday/domain-tasks/filters';
import { Icon } from '@plainday/ui-components';
import { Menu, type MenuEntry } from '@plainday/ui-components/menu';
import { Plus } from 'lucide';
import { useState, type ReactNode } from 'react';
import { useTagUses } from '../../../shared/tags/use-tag-uses';
import { either, opposite, withCondition, withPart } from '../model/conditions.logic';
import { conditionEntries, namesOf } from './condition-menu';
import { AddCondition, Bar, ConditionChip, Ends } from './conditions-style';
import { WordsPopover } from './words-popover';

interface ConditionsProps {
  readonly filter: Filter;
  readonly projects: readonly Project[];
  readonly onChange: (filter: Filter) => void;
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
}

/** Whose menu is open: a condition's by its index, or that of the button which adds one. */
interface OpenMenu {
  readonly at: number | 'new';
  readonly anchor: HTMLElement;
}

/** What is asked for, a chip for each condition, and the way to ask for more. */
export function Conditions({ filter, projects, onChange, children }: ConditionsProps) {
  const uses = useTagUses() ?? [];
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [words, setWords] = useState<OpenMenu | null>(null);
  const parts = conditionsOf(filter);
  const names = namesOf(projects);

  const add = (at: OpenMenu['at'], condition: Parameters<typeof either>[1]) => {
    const part = at === 'new' ? undefined : parts[at];
    if (at === 'new' || !part) onChange(withCondition(filter, condition));
    else onChange(withPart(filter, at, either(part, condition)));
  };
  const choices = (open: OpenMenu) =>
    conditionEntries({
      uses,
      projects,
      onPick: (condition) => add(open.at, condition),
      onWords: () => setWords(open),
    });

  function entries(open: OpenMenu): MenuEntry[] {
    const part = open.at === 'new' ? undefined : parts[open.at];
    if (open.at === 'new' || !part) return choices(open);
    const { at } = open;
    return [
      {
        label: filterWords(opposite(part), names),
        onSelect: () => onChange(withPart(filter, at, opposite(part))),
      },
      { label: 'Or', items: choices(open) },
      'separator',
      { label: 'Remove', onSelect: () => onChange(withPart(filter, at, null)) },
    ];
  }

  return (
    <Bar role="group" aria-label="Conditions" data-turns-pages="">
      {parts.map((part, index) => (
        <ConditionChip
          // By its place: the focus stays on it when it says something else.
          key={index}
          type="button"
          aria-haspopup="menu"
          aria-expanded={menu?.at === index}
          onClick={({ currentTarget }) => setMenu({ at: index, anchor: currentTarget })}
        >
          {filterWords(part, names)}
        </ConditionChip>
      ))}
      <AddCondition
        type="button"
        aria-haspopup="menu"
        aria-expanded={menu?.at === 'new'}
        onClick={({ currentTarget }) => setMenu({ at: 'new', anchor: currentTarget })}
      >
        <Icon icon={Plus} size={14} />
        Condition
      </AddCondition>
      <Ends>{children}</Ends>
      {menu && (
        <Menu
          open
          onOpenChange={(open) => {
            if (!open) setMenu(null);
          }}
          anchor={menu.anchor}
          items={entries(menu)}
          label="Condition"
          align="start"
        />
      )}
      {words && (
        <WordsPopover
          anchor={words.anchor}
          onClose={() => setWords(null)}
          onPick={(text) => add(words.at, { kind: 'words', words: text })}
        />
      )}
    </Bar>
  );
}
