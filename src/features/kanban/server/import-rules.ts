import { cleanedText, type ImportRule } from '#server/import-rule.ts';
import { cleanRichText } from '#server/rich-text.ts';

const richText = cleanedText((html) => cleanRichText(html, 'description'));

/** How an import treats the rows of this feature. */
export const kanbanImportRules: readonly ImportRule[] = [
  {
    table: 'kanban_boards',
    plain: ['slug', 'title'],
  },
  {
    table: 'kanban_spaces',
    plain: ['name', 'visibility'],
  },
  {
    table: 'kanban_activity',
    plain: ['kind', 'facts'],
  },
  {
    table: 'kanban_comments',
    plain: ['comment'],
  },
  {
    table: 'kanban_tasks',
    cleaned: { description: richText },
    plain: ['title', 'description_text', 'labels', 'attachments', 'checklist'],
  },
];
