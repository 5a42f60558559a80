import type { ImportRule } from '#server/import-rule.ts';

export const auditImportRules: readonly ImportRule[] = [
  {
    table: 'audit_entries',
    plain: ['action', 'actor_name', 'target_kind', 'target_id', 'target', 'changes', 'address', 'user_agent'],
  },
];
