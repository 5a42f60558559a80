import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { SharedPost as Shared } from '../../post-contract.ts';
import { postAddress } from '../profile-addresses.ts';
import { PostMedia } from './post-media.tsx';
import classes from './shared-post.module.css';

/** The post being shared, in its original form. */
export function SharedPost({ post }: { post: Shared | null }) {
  const { t, i18n } = useTranslation();
  if (!post) return <p className={classes.gone}>{t('profile.post.sharedGone')}</p>;
  return (
    <blockquote className={classes.post}>
      <div className={classes.head}>
        <Avatar name={post.username} src={post.avatar} size={28} />
        <PersonLink id={post.personId} name={post.username} className={classes.name} />
        <a href={postAddress(post.personId, post.id)} className={classes.when}>
          <Moment at={post.at}>{formatRelative(new Date(post.at), i18n.language, new Date())}</Moment>
        </a>
      </div>
      {post.postText && (
        <p className={classes.text} dir="auto">
          {post.postText}
        </p>
      )}
      <PostMedia post={post} />
    </blockquote>
  );
}
