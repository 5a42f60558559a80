import type { AbilityRule } from '#contract/ability.ts';

const rules: Record<string, AbilityRule[]> = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

/** What an account of this role may do; an unknown role may nothing. */
export function abilityOfRole(role: string): AbilityRule[] {
  return rules[role] ?? [];
}
