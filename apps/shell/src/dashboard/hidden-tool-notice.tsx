import { changePreferences, readPreferences } from '@plainday/data-preferences';
import { Button } from '@plainday/ui-components';
import { focusHeading } from '@plainday/ui-patterns';
import styled from 'styled-components';

export interface HiddenToolNoticeProps {
  readonly userId: string;
  readonly toolId: string;
  readonly title: string;
}

/** Above a tool that was opened by its address although it is hidden: says so, and shows it again. */
export function HiddenToolNotice({ userId, toolId, title }: HiddenToolNoticeProps) {
  function show() {
    const { hiddenTools } = readPreferences(userId);
    changePreferences(userId, { hiddenTools: hiddenTools.filter((id) => id !== toolId) });
    // The button goes; the page it belonged to is where the reading goes on.
    focusHeading();
  }

  return (
    <Strip role="note">
      <span>
        {title} is hidden from the sidebar and was fetched only because you opened its address.
      </span>
      <Button size="s" onClick={show}>
        Show in sidebar
      </Button>
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-8);
  font-size: var(--size-small);
  color: var(--text-2);
  background: var(--sunken);
  border-bottom: 1px solid var(--line);
`;
