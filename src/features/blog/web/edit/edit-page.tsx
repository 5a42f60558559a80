import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { idFrom } from '#web/first-call.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArticle } from '#web/icons.ts';
import { useObjectName } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { editAddress, listPath, newPath } from '../blog-addresses.ts';
import { editQuery } from '../blog-queries.ts';
import { PostSkeleton } from '../detail/post-skeleton.tsx';
import { isGone, toErrorText } from '../to-error-text.ts';
import { PostEditor } from './post-editor.tsx';

/** Edits a post: the one in the URL, the newest without an id, or a new one. */
export function EditPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const { id: given }: { id?: string } = useParams({ strict: false });
  // Uses matched routes like the id does: the router's location is ahead of both during navigation and would unmount the editor.
  const isNew = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname }) === newPath;
  const canAdd = useCan('create', 'Blog');
  const id = idFrom(given);
  /** Id of the post created on this page, whose editor stays mounted. */
  const [bornId, setBornId] = useState<number>();
  const isUnknown = (given !== undefined && id === undefined) || (isNew && !canAdd);
  const query = useQuery({ ...editQuery(id), enabled: !isUnknown && !isNew });
  const post = isNew ? null : query.data;
  useObjectName(post?.blogTitle, t(isNew ? 'blog.add' : 'blog.edit'));
  // When someone else deletes the post during editing, the text stays.
  if (isUnknown || (isGone(query.error) && !query.data))
    return (
      <PaneMessage icon={<IconArticle />} title={t('blog.unknown')} isHeading text={t('blog.unknownText')}>
        <PageLink href={listPath} look="outline">
          {t('blog.toList')}
        </PageLink>
      </PaneMessage>
    );
  if (query.error && !query.data) return <ErrorState text={toErrorText(t, query.error)} onTryAgain={() => void query.refetch()} />;
  if (post === undefined) return <PostSkeleton />;
  return (
    <PostEditor
      key={post === null || post.id === bornId ? 'new' : post.id}
      post={post}
      isGone={isGone(query.error)}
      onCreated={(born) => {
        setBornId(born.id);
        void router.navigate({ href: editAddress(born.id), replace: true, resetScroll: false });
      }}
    />
  );
}
