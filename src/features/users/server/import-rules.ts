import type { ImportRule } from '#server/import-rule.ts';

export const usersImportRules: readonly ImportRule[] = [
  {
    table: 'users',
    plain: [
      'full_name',
      'company',
      'role',
      'username',
      'country',
      'contact',
      'email',
      'current_plan',
      'status',
      'billing',
      'avatar_color',
      'inheritance',
    ],
  },
];
