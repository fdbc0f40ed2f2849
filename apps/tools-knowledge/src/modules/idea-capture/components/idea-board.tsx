import { Layers, Lightbulb, SearchX } from 'lucide';
import { styled } from 'styled-components';
import { useToday } from '@plainday/data-preferences';
import { modulesOffering, useShell } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import { Button, lazyPart, useIdleParts } from '@plainday/ui-components';
import { EmptyState, PageFrame, useNow } from '@plainday/ui-patterns';
import { useCardReturn } from '../hooks/use-card-return';
import { useIdeaFilter } from '../hooks/use-idea-filter';
import { useIdeaKeys } from '../hooks/use-idea-keys';
import type { Ideas } from '../hooks/use-ideas';
import { ideaCaptureManifest } from '../idea-capture.manifest';
import { undecided } from '../model/triage.logic';
import { CaptureForm } from './capture-form';
import { IdeaFilterBar } from './idea-filter-bar';
import { IdeaGrid } from './idea-grid';
import { UnreadIdeas } from './unread-ideas';

const IdeaDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "idea-dialog" */ './idea-dialog')).IdeaDialog,
);
const PARTS = [IdeaDialog];

const Count = styled.span`
  min-width: 22px;
  padding: 0 6px;
  border-radius: var(--radius-full);
  background: var(--accent-soft);
  color: var(--accent-text);
  font: 600 var(--type-small);
  font-variant-numeric: tabular-nums;
`;

export interface IdeaBoardProps {
  readonly ideas: Ideas;
  /** Id of the idea that is open. */
  readonly at: string | undefined;
  readonly goTo: (at?: string) => void;
}

/** The form and all ideas. */
export function IdeaBoard({ ideas, at, goTo }: IdeaBoardProps) {
  useIdleParts(PARTS);
  const { modules } = useShell();
  const filter = useIdeaFilter(ideas.ideas);
  const today = useToday(useNow('minute'));
  const open = ideas.ideas.find(({ id }) => id === at);
  const fresh = undecided(ideas.ideas).length;
  const total = ideas.ideas.length;
  const isEmpty = total === 0 && ideas.status === 'ready';
  const { title, search } = useIdeaKeys(ideas);
  useCardReturn(open?.id);

  return (
    <PageFrame
      title={ideaCaptureManifest.heading}
      intro="Catch ideas now, judge them later: Triage walks through the new ones."
      width={960}
      summary={total > 0 && `${plural(total, 'idea')} · ${fresh} new`}
      actions={
        fresh > 0 && (
          <Button icon={Layers} onClick={() => goTo('triage')}>
            Triage <Count>{fresh}</Count>
          </Button>
        )
      }
    >
      <CaptureForm title={title} startsInspired={isEmpty} onCapture={ideas.capture} />
      {ideas.status !== 'ready' && <UnreadIdeas ideas={ideas} />}
      {isEmpty && (
        <EmptyState
          icon={Lightbulb}
          title="No ideas yet"
          text="Write down the first one. You can decide later what becomes of it."
        />
      )}
      {total > 0 && (
        <>
          <IdeaFilterBar filter={filter} search={search} />
          {filter.shown.length === 0 ? (
            <EmptyState icon={SearchX} title="No ideas found">
              <Button
                onClick={() => {
                  filter.clear();
                  search.current?.focus();
                }}
              >
                Clear filters
              </Button>
            </EmptyState>
          ) : (
            <IdeaGrid
              shown={filter.shown}
              ideas={ideas}
              today={today}
              canMakeTasks={
                modulesOffering(modules, { part: 'actions', kind: 'make-tasks' }).length > 0
              }
              fallback={title}
              onOpen={({ id }) => goTo(id)}
              onTag={filter.setTag}
            />
          )}
        </>
      )}
      {open && (
        <IdeaDialog
          idea={open}
          onSave={(draft, priority, opened) => ideas.edit(opened, draft, priority)}
          onClose={() => goTo()}
        />
      )}
    </PageFrame>
  );
}
