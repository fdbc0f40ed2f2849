import { modulesOffering, type ListedModule, type ShellApi } from '@plainday/federation-contract';
import { takeShared, type SharedText } from '@plainday/shared-platform/arrivals';
import { isBlank } from '@plainday/shared-utils';
import { Button, TextArea } from '@plainday/ui-components';
import { Dialog } from '@plainday/ui-components/dialog';
import { useState } from 'react';
import styled from 'styled-components';
import { QUICK_ADD } from '../selection/catalogue.logic';

interface ShareSheetProps {
  readonly shared: SharedText;
  readonly api: ShellApi;
  readonly modules: readonly ListedModule[];
  readonly onClose: () => void;
}

/** Asks what becomes of a text or link from another app: a task, or what tools keep texts as. */
export function ShareSheet({ shared, api, modules, onClose }: ShareSheetProps) {
  const [text, setText] = useState([shared.title, shared.text].filter(Boolean).join('\n'));
  const keepers = modulesOffering(modules, { part: 'actions', kind: 'keep-text' });

  /** Until then it outlives a reload. */
  function close(): void {
    void takeShared().catch(() => undefined);
    onClose();
  }

  function makeTask(): void {
    close();
    // A task has a line; what follows it stays in sight there.
    api.overlay.open(QUICK_ADD, { text: text.trim().replace(/\s*\n\s*/g, ' ') });
  }

  async function keep(moduleId: string): Promise<void> {
    const kept = await api.offers.act('keep-text', { text }, moduleId);
    if (!kept) {
      api.notify.toast({
        title: 'This was not kept',
        description: 'Please try again.',
        tone: 'destructive',
      });
      return;
    }
    close();
    await api.offers.open(kept);
  }

  return (
    <Dialog
      open
      low
      title="Shared with Plainday"
      onOpenChange={close}
      footer={
        <>
          {keepers.map(({ id, shortTitle, title }) => (
            <Button key={id} aria-disabled={isBlank(text)} onClick={() => void keep(id)}>
              {shortTitle ?? title}
            </Button>
          ))}
          <Button variant="primary" aria-disabled={isBlank(text)} onClick={makeTask}>
            New task
          </Button>
        </>
      }
    >
      <Field
        aria-label="Shared text"
        rows={4}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}

const Field = styled(TextArea)`
  width: 100%;
`;
