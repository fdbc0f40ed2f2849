import { createContext, use, useId } from 'react';
import type { ReactNode } from 'react';
import { Rule } from './rule-style';

/** Whether the rules of all numbers are shown. */
export const RulesShown = createContext(false);

/** A rule that stands behind a number: read with it, and shown with all others by one button. */
export function useRule(rule: string): { readonly ruleId: string; readonly text: ReactNode } {
  const ruleId = useId();
  const isShown = use(RulesShown);
  return {
    ruleId,
    text: (
      <Rule id={ruleId} hidden={!isShown}>
        {rule}
      </Rule>
    ),
  };
}
