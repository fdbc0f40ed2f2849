import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { DayKey } from '@plainday/domain-calendar';
import { Button } from '@plainday/ui-components';
import { useFocusHome, useLimit } from '@plainday/ui-patterns';
import { walkCards } from '../hooks/use-idea-keys';
import type { Ideas } from '../hooks/use-ideas';
import { useMasonry } from '../hooks/use-masonry';
import type { Idea } from '../model/idea.schema';
import { isArchived } from '../model/ideas.logic';
import { IdeaCard } from './idea-card';

/** Cards drawn before one asks for more. */
const PAGE = 60;

const Grid = styled.ul`
  display: grid;
  grid-auto-rows: 1px;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 12px;
  @media print {
    display: block;
  }
`;

const More = styled.p`
  margin-top: var(--space-4);
  text-align: center;
`;

export interface IdeaGridProps {
  readonly shown: readonly Idea[];
  readonly ideas: Ideas;
  readonly today: DayKey;
  readonly canMakeTasks: boolean;
  readonly fallback: RefObject<HTMLElement | null>;
  readonly onOpen: (idea: Idea) => void;
  readonly onTag: (tag: string) => void;
}

/** The ideas as cards, newest first. */
export function IdeaGrid(props: IdeaGridProps) {
  const { shown, ideas, today, canMakeTasks, fallback, onOpen, onTag } = props;
  const [limit, showMore] = useLimit(PAGE, PAGE);
  const list = useMasonry<HTMLUListElement>();
  useFocusHome(list, fallback);

  return (
    <>
      <Grid ref={list} aria-label="Ideas" onKeyDown={walkCards}>
        {shown.slice(0, limit).map((idea) => (
          <IdeaCard
            key={idea.id}
            idea={idea}
            today={today}
            onOpen={() => onOpen(idea)}
            onStar={() => ideas.toggleStar(idea)}
            onTag={onTag}
            onMakeTask={canMakeTasks ? () => void ideas.makeTask(idea) : undefined}
            onArchive={() => (isArchived(idea) ? ideas.unarchive(idea) : ideas.archive(idea))}
            onDelete={() => ideas.remove(idea)}
          />
        ))}
      </Grid>
      {shown.length > limit && (
        <More>
          <Button onClick={showMore}>Show {Math.min(PAGE, shown.length - limit)} more</Button>
        </More>
      )}
    </>
  );
}
