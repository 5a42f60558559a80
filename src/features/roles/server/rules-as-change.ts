import type { AbilityRule } from '#contract/ability.ts';
import type { AuditEntry } from '#features/audit/contract.ts';

/** How the audit log tells that a role has other rules than before. */
export function rulesAsChange(before: readonly AbilityRule[], after: readonly AbilityRule[]): AuditEntry['changes'] {
  const [from, to] = [asText(before), asText(after)];
  return from === to ? [] : [{ field: 'rules', from, to }];
}

function asText(rules: readonly AbilityRule[]): string {
  return rules.map(({ action, subject }) => `${action} ${subject}`).join(', ');
}
