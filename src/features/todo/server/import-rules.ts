import { cleanedText, type ImportRule } from '#server/import-rule.ts';
import { cleanRichText } from '#server/rich-text.ts';

const richText = cleanedText((html) => cleanRichText(html, 'description'));

/** How an import treats the rows of this feature. */
export const todoImportRules: readonly ImportRule[] = [
  {
    table: 'todo_tasks',
    cleaned: { description: richText },
    plain: ['title', 'description_text', 'tags', 'subtasks', 'repeat', 'uid'],
  },
];
