import { useEffect, useRef } from 'react';
import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide';
import { styled } from 'styled-components';
import { useToday } from '@plainday/data-preferences';
import { plural } from '@plainday/shared-utils';
import { Button, Icon, Kbd } from '@plainday/ui-components';
import { EmptyState, PageFrame, useNow } from '@plainday/ui-patterns';
import type { Ideas } from '../hooks/use-ideas';
import { useTriage } from '../hooks/use-triage';
import { ideaCaptureManifest } from '../idea-capture.manifest';
import { summaryOf } from '../model/triage.logic';
import { TriageCard } from './triage-card';
import { TriageDecisions } from './triage-decisions';
import { TriageProgress } from './triage-progress';

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin: var(--space-5) 0 var(--space-4);
`;

const Group = styled.div`
  &:focus {
    outline: none;
  }
  &:focus-visible > article {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;

export interface TriageProps {
  readonly ideas: Ideas;
  readonly onClose: () => void;
}

/** One idea at a time, and a decision about each. */
export function Triage({ ideas, onClose }: TriageProps) {
  const triage = useTriage(ideas, onClose);
  const { deck, at, idea, isOver, decisions, go } = triage;
  const today = useToday(useNow('minute'));
  const group = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    (isOver ? done.current : group.current)?.focus({ preventScroll: true });
  }, [isOver]);

  return (
    <PageFrame
      title={ideaCaptureManifest.heading}
      width={640}
      summary="Triage"
      actions={
        <Button ref={done} icon={isOver ? CircleCheck : undefined} onClick={onClose}>
          Done <Kbd>Esc</Kbd>
        </Button>
      }
    >
      {isOver || !idea ? (
        <EmptyState
          icon={CircleCheck}
          title={deck.ids.length === 0 ? 'Nothing to decide' : 'All decided'}
          text={summaryOf(deck) || 'New ideas come here until you decide about them.'}
        />
      ) : (
        <Group
          ref={group}
          tabIndex={-1}
          role="group"
          aria-label={`Triage of ${plural(deck.ids.length, 'idea')}`}
        >
          <TriageProgress deck={deck} at={at} />
          <TriageCard key={idea.id} idea={idea} today={today} left={deck.ids.length - at - 1} />
          <Steps>
            <Button variant="ghost" icon={ArrowLeft} disabled={at === 0} onClick={() => go(-1)}>
              Previous <Kbd>K</Kbd>
            </Button>
            <Button variant="ghost" disabled={at >= deck.ids.length - 1} onClick={() => go(1)}>
              <Kbd>J</Kbd> Next <Icon icon={ArrowRight} size={18} />
            </Button>
          </Steps>
          <TriageDecisions
            decisions={decisions}
            can={triage.can}
            decided={deck.decisions[at] ?? null}
          />
        </Group>
      )}
    </PageFrame>
  );
}
