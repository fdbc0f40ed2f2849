import { useEffect, useRef, useState } from 'react';
import { ShellContext, type ToastAction } from '@plainday/federation-contract';
import { useProjectsQuery } from '@plainday/data-tasks';
import type { Project } from '@plainday/domain-tasks';
import { Provider } from 'react-redux';
import { Button } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import { AddBar } from '../../../shared/add-bar';
import { useAddActions } from '../../../shared/actions/use-add-actions';
import { LateList } from '../components/late-list';
import { useTaskView } from '../hooks/page/use-task-view';
import { useVisitorShell, type Said } from './use-visitor-shell';
import { createVisitorStore } from './visitor-store';

const Paper = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--space-4);
  min-height: inherit;
  padding: 28px clamp(16px, 12%, 160px) 16px;
  border: 1px solid var(--line-strong);
  border-bottom: 0;
  border-radius: 16px 16px 0 0;
  background: var(--surface);
  font: var(--type-body);
  ${phone} {
    padding-inline: 12px;
  }
`;

const Title = styled.h2`
  padding-bottom: var(--space-4);
  font: 650 var(--type-title);
  letter-spacing: -0.025em;
`;

const Message = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  color: var(--text-2);
`;

const HEADING = 'All Tasks';
const NO_PROJECTS: readonly Project[] = [];

/** The list All Tasks with its add bar, as it is in the dashboard, and what was said last. */
function Tasks({ said }: { readonly said: Said | null }) {
  const input = useRef<HTMLInputElement>(null);
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  const view = useTaskView('everywhere');
  const actions = useAddActions();
  const action = said?.action;
  const focus = () => input.current?.focus({ preventScroll: true });
  useEffect(focus, []);

  function answer({ run }: ToastAction): void {
    // Its button leaves.
    focus();
    run();
  }

  return (
    <Paper>
      <div>
        <Title>{HEADING}</Title>
        <AddBar
          input={input}
          projects={projects}
          hasVoice={false}
          onAdd={(drafts) => actions.addFrom({ projects, isShown: () => true }, drafts)}
        />
      </div>
      <div>
        <LateList view={view} title={HEADING} found="" />
      </div>
      <Message role="status">
        {said?.text ?? 'This is the real list. Nothing you do here is stored or sent.'}
        {action && (
          <Button variant="ghost" onClick={() => answer(action)}>
            {action.label}
          </Button>
        )}
      </Message>
    </Paper>
  );
}

/** The product's own list for who has no account: it is kept nowhere, and nothing is sent. */
export function Trial() {
  const [store] = useState(createVisitorStore);
  const { shell, said } = useVisitorShell();
  return (
    <Provider store={store}>
      <ShellContext value={shell}>
        <Tasks said={said} />
      </ShellContext>
    </Provider>
  );
}
