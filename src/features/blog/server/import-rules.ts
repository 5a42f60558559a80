import { cleanedText, type ImportRule } from '#server/import-rule.ts';
import { cleanKeptArticle } from './clean-article.ts';

const keptArticle = cleanedText((html) => cleanKeptArticle(html, 'content'));

export const blogImportRules: readonly ImportRule[] = [
  {
    table: 'blog_categories',
    plain: ['name', 'icon'],
  },
  {
    table: 'blog_comments',
    plain: ['comment'],
  },
  {
    table: 'blog_posts',
    cleaned: { content: keptArticle },
    plain: ['title', 'slug', 'status', 'excerpt', 'tags', 'content_text'],
  },
  {
    table: 'blog_revisions',
    cleaned: { content: keptArticle },
    plain: ['title', 'slug', 'status', 'excerpt', 'tags'],
  },
  {
    table: 'blog_slugs',
    plain: ['slug'],
  },
];
