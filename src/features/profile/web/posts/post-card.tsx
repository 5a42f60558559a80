import { Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDots, IconHeart, IconHeartFilled, IconMessageCircle, IconPencil, IconShare, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useSession } from '#web/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { ProfilePost } from '../../post-contract.ts';
import { pageOfPostsAddress, postAddress } from '../profile-addresses.ts';
import { type ProfileActions, useProfileActions } from '../use-profile-actions.ts';
import { AvatarNames } from './avatar-names.tsx';
import { PollOptions } from './poll-options.tsx';
import classes from './post-card.module.css';
import { PostComments } from './post-comments.tsx';
import { PostMedia } from './post-media.tsx';
import { SharedPost } from './shared-post.tsx';

const EditDialog = lazyPart(() => import('./edit-dialog.tsx').then((loaded) => loaded.EditDialog));

/** A post with its actions and comments. @param isAlone whether it is shown on its own with all comments */
export function PostCard({ post, isAlone = false }: { post: ProfilePost; isAlone?: boolean }) {
  const { t, i18n } = useTranslation();
  const user = useSession();
  const rights = useRights('Profile');
  const actions = useProfileActions();
  const [isEditing, setEditing] = useState(false);
  const { username, avatar, personId, page, at } = post;
  const isOwn = personId === user?.id;
  return (
    <article className={classes.card} aria-label={t('profile.post.by', { name: username })}>
      <header className={classes.head}>
        <Avatar name={username} src={avatar} size={40} />
        <div className={classes.who}>
          <span className={classes.names}>
            <PersonLink id={personId} name={username} className={classes.name} />
            {page && (
              <a href={pageOfPostsAddress(page.id)} className={classes.page}>
                <bdi>{page.name}</bdi>
              </a>
            )}
          </span>
          <span className={classes.when}>
            <a href={postAddress(personId, post.id)}>
              <Moment at={at}>{formatRelative(new Date(at), i18n.language, new Date())}</Moment>
            </a>
            {post.isEdited && <span>{t('profile.edited')}</span>}
          </span>
        </div>
        {(isOwn || rights.delete) && (
          <Dropdown
            label={t('profile.post.more', { name: username })}
            button={<IconDots size={20} />}
            buttonClassName={classes.more}
            align="end"
          >
            {isOwn && rights.create && (
              <DropdownItem icon={<IconPencil size={18} />} onChoose={() => setEditing(true)}>
                {t('profile.post.edit')}
              </DropdownItem>
            )}
            <DropdownItem icon={<IconTrash size={18} />} isDanger onChoose={() => void actions.remove(post)}>
              {t('profile.post.delete')}
            </DropdownItem>
          </Dropdown>
        )}
      </header>
      {post.postText && (
        <p className={classes.text} dir="auto">
          {post.postText}
        </p>
      )}
      {post.options.length > 0 && (
        <div className={classes.poll}>
          <PollOptions question={post.postText} options={post.options} onVote={(option) => actions.vote(post.id, option)} />
        </div>
      )}
      <PostMedia post={post} />
      {post.isShare && <SharedPost post={post.shared} />}
      <PostTools post={post} mayShare={rights.create} actions={actions} />
      <PostComments post={post} isAlone={isAlone} actions={actions} />
      <Suspense fallback={null}>{isEditing && <EditDialog post={post} onClose={() => setEditing(false)} />}</Suspense>
    </article>
  );
}

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((loaded) => loaded.ShareDialog));

/** Like, comment, and share buttons, with who likes the post. */
function PostTools({ post, mayShare, actions }: { post: ProfilePost; mayShare: boolean; actions: ProfileActions }) {
  const { t, i18n } = useTranslation();
  const [isSharing, setSharing] = useState(false);
  const number = (count: number) => <span className={classes.count}>{formatNumber(count, i18n.language)}</span>;
  const { youLiked } = post;
  return (
    <div className={classes.tools}>
      <button type="button" className={classes.tool} aria-pressed={youLiked} onClick={() => actions.like(post, !youLiked)}>
        {youLiked ? <IconHeartFilled size={20} aria-hidden="true" /> : <IconHeart size={20} aria-hidden="true" />}
        {t('profile.post.like')} {number(post.likes)}
      </button>
      <a className={classes.tool} href={postAddress(post.personId, post.id)}>
        <IconMessageCircle size={20} aria-hidden="true" />
        {t('profile.comments.title')} {number(post.comments)}
      </a>
      {mayShare ? (
        <button type="button" className={classes.tool} onClick={() => setSharing(true)}>
          <IconShare size={20} aria-hidden="true" />
          {t('profile.post.share')} {number(post.share)}
        </button>
      ) : (
        <span className={classes.tool}>
          <IconShare size={20} aria-hidden="true" />
          {t('profile.post.shares')} {number(post.share)}
        </span>
      )}
      <span className={classes.faces}>
        <AvatarNames faces={post.likedUsers} more={post.likedCount} />
      </span>
      <Suspense fallback={null}>{isSharing && <ShareDialog post={post} onClose={() => setSharing(false)} />}</Suspense>
    </div>
  );
}
