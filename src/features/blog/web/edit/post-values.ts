import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { EditedPost, PostStatus } from '../../contract.ts';

export interface PostValues {
  blogTitle: string;
  /** Empty while it is derived from the title. */
  slug: string;
  status: PostStatus;
  excerpt: string;
  content: string;
  tags: string[];
  categoryIds: number[];
  /** Local time as `YYYY-MM-DDTHH:MM`, or empty. */
  publishedAt: string;
  featuredFileId: number | null;
}

export const emptyPost: PostValues = {
  ...{
    blogTitle: '',
    slug: '',
    status: 'Draft',
    excerpt: '',
    content: '',
    tags: [],
    categoryIds: [],
    publishedAt: '',
    featuredFileId: null,
  },
};

export function valuesOf(post: EditedPost): PostValues {
  const { blogTitle, slug, status, excerpt, content, tags, blogCategories, publishedAt, featuredFileId } = post;
  return {
    ...{ blogTitle, slug, status, excerpt, content, tags, featuredFileId },
    categoryIds: blogCategories.map(({ value }) => Number(value)),
    publishedAt: publishedAt ? readerTime(new Date(publishedAt)).slice(0, 16) : '',
  };
}

/** Converts the named fields to the request format. */
export function givenOf(values: PostValues, names: readonly (keyof PostValues)[]) {
  const given = { ...values, publishedAt: values.publishedAt ? momentOf(values.publishedAt).toISOString() : null };
  // A scheduled status and its time are only valid together.
  const wanted = names.includes('status') && values.status === 'Scheduled' ? [...names, 'publishedAt' as const] : names;
  return Object.fromEntries(wanted.map((name) => [name, given[name]]));
}

/** Checks whether the values can be saved; a title being retyped is empty for a moment. */
export function isWritten({ blogTitle, status, publishedAt }: PostValues): boolean {
  return blogTitle.trim() !== '' && (status !== 'Scheduled' || publishedAt !== '');
}
