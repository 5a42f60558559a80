import { useQuery } from '@tanstack/react-query';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMessageCircle } from '#web/icons.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { tabAddress } from '../profile-addresses.ts';
import { postQuery } from '../profile-queries.ts';
import { PostsSkeleton } from '../profile-skeleton.tsx';
import { isGone, toErrorText } from '../to-error-text.ts';
import classes from './one-post.module.css';
import { PostCard } from './post-card.tsx';
import listClasses from './post-list.module.css';

/** A single post with all comments. */
export function OnePost({ id, personId }: { id: number; personId: number | undefined }) {
  const { t } = useTranslation();
  const asked = postQuery(id);
  const query = useQuery(asked);
  const data = useShown(asked, query.data);
  const isDeleted = isGone(query.error);
  return (
    <section className={listClasses.list} aria-label={t('profile.post.one')}>
      <BackLink href={tabAddress(personId, 'posts')} className={classes.back}>
        {t('profile.post.all')}
      </BackLink>
      {isDeleted ? (
        <div className={listClasses.face}>
          <PaneMessage icon={<IconMessageCircle />} title={t('profile.post.unknown')} text={t('profile.post.unknownText')} />
        </div>
      ) : data ? (
        <PostCard post={data.post} isAlone />
      ) : query.error ? (
        <div className={listClasses.face}>
          <ErrorState text={toErrorText(t, query.error)} onTryAgain={() => void query.refetch()} />
        </div>
      ) : (
        <PostsSkeleton />
      )}
    </section>
  );
}
