import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { PostComment } from '../comment-contract.ts';
import * as said from '../comment-contract.ts';
import * as api from '../contract.ts';
import { listPath } from './blog-addresses.ts';
import type { detailQuery, postsQuery } from './blog-queries.ts';

export type BlogViews = { list: ViewOf<ReturnType<typeof postsQuery>>; detail: ViewOf<ReturnType<typeof detailQuery>> };
type Detail = BlogViews['detail']['answer'];

const words: ActionWords = { failed: (t) => t('common.failed') };

/** Post and comment actions with optimistic updates, rollback with a message on failure, and Undo. */
export function useBlogActions() {
  const { t } = useTranslation();
  const router = useRouter();
  const { show, attempt, offerUndo } = useActions<BlogViews>('blog', words);
  return useMemo(() => {
    const mark = (id: number, isBookmarked: boolean) =>
      show({
        rows: [id],
        look: {
          list: (page) => ({ ...page, posts: page.posts.map((post) => (post.id === id ? { ...post, isBookmarked } : post)) }),
          detail: (answer) => (answer.blog.id === id ? withMark(answer, isBookmarked) : answer),
        },
        send: () => call(api.bookmarkPost, { params: { id }, body: { isBookmarked } }),
      });
    const commentLook = (id: number, change: (comment: PostComment) => PostComment | null) => ({
      detail: (answer: Detail): Detail => ({
        ...answer,
        comments: answer.comments.flatMap((one) => (one.id === id ? (change(one) ?? []) : one)),
      }),
    });
    const moderate = (id: number, isHidden: boolean) =>
      show({
        rows: [`comment ${id}`],
        look: commentLook(id, (comment) => ({ ...comment, isHidden })),
        send: () => call(said.moderateComment, { params: { id }, body: { isHidden } }),
      });
    return {
      bookmark: (id: number, isBookmarked: boolean) => void attempt(() => mark(id, isBookmarked)),
      /** Throws on failure, so the form keeps its input. */
      comment: (postId: number, commentText: string, parentId: number | null) =>
        show({ rows: ['said'], send: () => call(said.addPostComment, { params: { id: postId }, body: { commentText, parentId } }) }),
      reword: (id: number, commentText: string) =>
        show({ rows: [`comment ${id}`], send: () => call(said.updatePostComment, { params: { id }, body: { commentText } }) }),
      async moderate({ id }: PostComment, isHidden: boolean): Promise<void> {
        if (await attempt(() => moderate(id, isHidden)))
          offerUndo(t(isHidden ? 'blog.done.hidden' : 'blog.done.shown'), () => moderate(id, !isHidden));
      },
      async removeComment({ id }: PostComment, isAnswered: boolean): Promise<void> {
        const gone = (one: PostComment) =>
          isAnswered ? { ...one, isDeleted: true, commentText: '', userFullName: '', avatar: null } : null;
        const remove = () =>
          show({ rows: [`comment ${id}`], look: commentLook(id, gone), send: () => call(said.deletePostComment, { params: { id } }) });
        if (await attempt(remove))
          offerUndo(t('blog.done.commentDeleted'), () =>
            show({ rows: [`comment ${id}`], send: () => call(said.restorePostComment, { params: { id } }) }),
          );
      },
      async remove(id: number, title: string): Promise<void> {
        const look = { list: (page: BlogViews['list']['answer']) => pageWithout(page, 'posts', new Set([id])) };
        const remove = () => show({ rows: [id], look, send: () => call(api.deletePost, { params: { id } }) });
        void router.navigate({ href: listPath });
        if (!(await attempt(remove, t('blog.failed.delete', { title })))) return;
        offerUndo(t('blog.done.deleted', { title }), async () => {
          await show({ rows: [id], send: () => call(api.restorePost, { params: { id } }) });
          toast({ message: t('blog.done.restored', { title }) });
        });
      },
    };
  }, [t, router, show, attempt, offerUndo]);
}

function withMark(answer: Detail, isBookmarked: boolean): Detail {
  const { blog } = answer;
  if (blog.isBookmarked === isBookmarked) return answer;
  return { ...answer, blog: { ...blog, isBookmarked, bookmarked: blog.bookmarked + (isBookmarked ? 1 : -1) } };
}
