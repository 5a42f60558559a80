import type { ImportRule } from '#server/import-rule.ts';

export const chatImportRules: readonly ImportRule[] = [
  {
    table: 'chat_members',
    plain: ['draft'],
  },
  {
    table: 'chat_messages',
    plain: ['message', 'attachments', 'client_id'],
  },
  {
    table: 'chat_profiles',
    plain: ['status'],
  },
  {
    table: 'chat_reactions',
    plain: ['emoji'],
  },
  {
    table: 'chat_threads',
    plain: ['title', 'pair'],
  },
];
