import { cleanedText, type ImportRule } from '#server/import-rule.ts';
import { cleanRichText } from '#server/rich-text.ts';

const richText = cleanedText((html) => cleanRichText(html, 'content'));
/** A URL slug, such as `settings`. */
const pictureName = cleanedText((name) => name.replaceAll(/[^a-z\d-]/g, ''));

export const helpImportRules: readonly ImportRule[] = [
  {
    table: 'faq_categories',
    plain: ['name', 'icon', 'title', 'subtitle'],
  },
  {
    table: 'faq_items',
    plain: ['question', 'answer'],
  },
  {
    table: 'help_articles',
    cleaned: { content: richText },
    plain: ['question', 'slug', 'state', 'content_text'],
  },
  {
    table: 'help_categories',
    cleaned: { image: pictureName },
    plain: ['name', 'title', 'description'],
  },
  {
    table: 'help_groups',
    plain: ['title', 'icon', 'icon_color'],
  },
  {
    table: 'help_searches',
    plain: ['words', 'text'],
  },
  {
    table: 'help_slugs',
    plain: ['slug'],
  },
  {
    table: 'help_versions',
    cleaned: { content: richText },
    plain: ['question', 'slug', 'state'],
  },
];
