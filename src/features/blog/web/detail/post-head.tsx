import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDots, IconPencil, IconShare, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useShortcuts } from '#web/shortcuts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { PostDetail } from '../../contract.ts';
import { categoryAddress, editAddress } from '../blog-addresses.ts';
import { BookmarkButton } from '../bookmark-button.tsx';
import { CategoryIcon } from '../category-icon.tsx';
import { PostDay } from '../post-day.tsx';
import { PostStatus } from '../post-status.tsx';
import type { useBlogActions } from '../use-blog-actions.ts';
import classes from './post-head.module.css';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog));

/** Author, date, categories, and actions of a post. */
export function PostHead({ blog, actions }: { blog: PostDetail['blog']; actions: ReturnType<typeof useBlogActions> }) {
  const { t, i18n } = useTranslation();
  const rights = useRights('Blog');
  const router = useRouter();
  const [isSharing, setSharing] = useState(false);
  const edit = () => void router.navigate({ href: editAddress(blog.id) });
  useShortcuts([{ keys: 'e', label: t('blog.edit'), run: edit, when: rights.update }]);
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        {blog.categories.map(({ id, name, icon }) => (
          <a key={id} href={categoryAddress(id)} className={classes.category}>
            <CategoryIcon icon={icon} size={16} />
            <bdi>{name}</bdi>
          </a>
        ))}
        {blog.status !== 'Published' && <PostStatus status={blog.status} />}
      </div>
      <h1 className={classes.title} dir="auto">
        {blog.title}
      </h1>
      <div className={classes.byline}>
        <Avatar name={blog.userFullName} src={blog.avatar} size={40} />
        <div className={classes.writer}>
          <PersonLink id={blog.authorId} name={blog.userFullName} className={classes.name} />
          <span className={classes.quiet}>
            {blog.authorRole && (
              <>
                <bdi>{blog.authorRole}</bdi>
                {' · '}
              </>
            )}
            <PostDay at={blog.postedAt} />
          </span>
        </div>
        <div className={classes.tools}>
          <BookmarkButton title={blog.title} isOn={blog.isBookmarked} onChange={(isOn) => actions.bookmark(blog.id, isOn)} />
          <span className={classes.marks} title={t('blog.bookmarked', { count: blog.bookmarked })}>
            {formatNumber(blog.bookmarked, i18n.language)}
          </span>
          <IconButton label={t('blog.share.title')} onClick={() => setSharing(true)}>
            <IconShare size={20} />
          </IconButton>
          {rights.update && (
            <IconButton label={t('blog.edit')} onClick={edit}>
              <IconPencil size={20} />
            </IconButton>
          )}
          {rights.delete && (
            <Dropdown label={t('blog.more')} button={<IconDots size={20} />} buttonClassName={classes.more} align="end">
              <DropdownItem icon={<IconTrash size={18} />} isDanger onChoose={() => void actions.remove(blog.id, blog.title)}>
                {t('blog.delete')}
              </DropdownItem>
            </Dropdown>
          )}
        </div>
      </div>
      <Suspense fallback={null}>{isSharing && <ShareDialog blog={blog} onClose={() => setSharing(false)} />}</Suspense>
    </header>
  );
}
