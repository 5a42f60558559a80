import { Suspense, useState } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHeart, IconHeartFilled, IconMessageCircle, IconShare } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { ProfilePost } from '../../post-contract.ts';
import { postAddress } from '../profile-addresses.ts';
import type { ProfileActions } from '../use-profile-actions.ts';
import { Faces } from './faces.tsx';
import classes from './post-tools.module.css';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((loaded) => loaded.ShareDialog));

/** Likes a post, leads to what is said about it, and passes it on; with who likes it. */
export function PostTools({ post, mayShare, actions }: { post: ProfilePost; mayShare: boolean; actions: ProfileActions }) {
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
        <Faces faces={post.likedUsers} more={post.likedCount} />
      </span>
      <Suspense fallback={null}>{isSharing && <ShareDialog post={post} onClose={() => setSharing(false)} />}</Suspense>
    </div>
  );
}
