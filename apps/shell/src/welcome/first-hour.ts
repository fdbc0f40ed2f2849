import { changePreferences, TOOL_PRESETS } from '@plainday/data-preferences';
import { explainTools } from '@plainday/ui-patterns';

/** A new account begins with a calm sidebar, every tool one click away, and with tools that explain themselves. */
export function beginFirstHour(userId: string): void {
  const [calmest] = TOOL_PRESETS;
  if (calmest) changePreferences(userId, calmest.choice);
  explainTools();
}
