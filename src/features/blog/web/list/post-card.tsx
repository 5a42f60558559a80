import { useTranslation } from '#web/i18n.ts';
import { IconMessageCircle } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import type { PostLine } from '../../contract.ts';
import { postAddress, tagAddress } from '../blog-addresses.ts';
import { BookmarkButton } from '../bookmark-button.tsx';
import { PostDay } from '../post-day.tsx';
import { PostStatus } from '../post-status.tsx';
import { TagLink } from '../tag-link.tsx';
import classes from './post-card.module.css';

/** A post in the list. Picture and title link to it. */
export function PostCard({ post, onBookmark }: { post: PostLine; onBookmark: (isOn: boolean) => void }) {
  const { t } = useTranslation();
  const { title, img, excerpt, tags, status, userFullName, avatar, postedAt, comment, isBookmarked } = post;
  const address = postAddress(post.id);
  return (
    <li className={classes.card}>
      <div className={classes.picture}>{img && <FileImage src={img} alt="" loading="lazy" width={960} height={540} />}</div>
      {status !== 'Published' && (
        <span className={classes.status}>
          <PostStatus status={status} />
        </span>
      )}
      <div className={classes.words}>
        <h2 className={classes.title}>
          <a href={address} dir="auto">
            {title}
          </a>
        </h2>
        <div className={classes.byline}>
          <Avatar name={userFullName} src={avatar} size={28} />
          <span className={classes.writer}>
            <bdi>{userFullName}</bdi>
            <span className={classes.day}>
              <PostDay at={postedAt} />
            </span>
          </span>
        </div>
        {tags.length > 0 && (
          <ul className={classes.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <TagLink tag={tag} href={tagAddress(tag)} />
              </li>
            ))}
          </ul>
        )}
        <p className={classes.excerpt} dir="auto">
          {excerpt}
        </p>
        <div className={classes.foot}>
          <a href={`${address}#comments`} className={classes.comments}>
            <IconMessageCircle size={18} aria-hidden="true" />
            {t('blog.comments.count', { count: comment })}
          </a>
          <BookmarkButton title={title} isOn={isBookmarked} onChange={onBookmark} />
        </div>
      </div>
    </li>
  );
}
