import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '@plainday/ui-components';
import { Info } from 'lucide';
import { Rule } from './rule-style';

/** A rule that stands behind a number: read with it, shown by its button, which a finger can press, too. */
export function useRule(
  about: string,
  rule: string,
): {
  readonly ruleId: string;
  readonly button: ReactNode;
  readonly text: ReactNode;
} {
  const ruleId = useId();
  const [isOpen, setOpen] = useState(false);
  return {
    ruleId,
    button: (
      <IconButton
        compact
        label={`How it is counted: ${about}`}
        word="How"
        icon={Info}
        size={28}
        iconSize={16}
        aria-expanded={isOpen}
        aria-controls={ruleId}
        onClick={() => setOpen(!isOpen)}
      />
    ),
    text: (
      <Rule id={ruleId} hidden={!isOpen}>
        {rule}
      </Rule>
    ),
  };
}
