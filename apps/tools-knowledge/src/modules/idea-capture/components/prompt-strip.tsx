import { Sparkles, X } from 'lucide';
import { styled } from 'styled-components';
import { Button, Icon, IconButton } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: 48px;
  padding: 6px 8px 6px 16px;
  border-top: 1px solid var(--line);
  border-radius: 0 0 var(--radius-l) var(--radius-l);
  background: var(--sunken);
  svg {
    flex-shrink: 0;
  }
  p {
    flex: 1;
    min-width: 0;
    font: 550 var(--type-subheading);
    text-wrap: balance;
  }
  ${phone} {
    > svg {
      display: none;
    }
    p {
      text-wrap: pretty;
    }
  }
`;

export interface PromptStripProps {
  readonly prompt: string;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** A question that stays in sight while one writes. */
export function PromptStrip({ prompt, onAnother, onClose }: PromptStripProps) {
  return (
    <Strip role="group" aria-label="Inspiration">
      <Icon icon={Sparkles} size={16} />
      <p>{prompt}</p>
      <Button size="s" variant="ghost" onClick={onAnother}>
        Another
      </Button>
      <IconButton label="Close the prompt" icon={X} onClick={onClose} />
    </Strip>
  );
}
