interface ToolPlan {
  readonly keeps: 'device' | 'account' | 'literal' | 'nothing';
  readonly table?: string;
  readonly key?: string;
  readonly item: string;
  readonly icon: string;
  readonly goTo: string;
  readonly rules: string;
}
export const PLANS: Readonly<Record<string, ToolPlan>>;
export const SHELL_KEYS: readonly string[];
