import type { AnswerOf } from '#contract/endpoint.ts';
import { useCan } from '#web/ability.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconBookmark } from '#web/icons.ts';
import { Card } from '#web/ui/card.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SideLink } from '#web/ui/side-link.tsx';
import type { readBlogSidebar } from '../../contract.ts';
import { bookmarkedAddress, categoriesPath, categoryAddress, listPath, postAddress, tagAddress } from '../blog-addresses.ts';
import { CategoryIcon } from '../category-icon.tsx';
import { PostDay } from '../post-day.tsx';
import { TagLink } from '../tag-link.tsx';
import classes from './blog-sidebar.module.css';

interface Props {
  sidebar: AnswerOf<typeof readBlogSidebar> | undefined;
  chosen: { category: string; tag: string; bookmarked: string };
}

/** Recent posts, and filters by category and tag. Clicking an active filter clears it. */
export function BlogSidebar({ sidebar, chosen }: Props) {
  const { t, i18n } = useTranslation();
  const mayWrite = useCan('update', 'Blog');
  const number = (count: number) => formatNumber(count, i18n.language);
  return (
    <aside className={classes.sidebar} aria-label={t('blog.sidebar')}>
      <Card title={t('blog.recent')}>
        <ul className={classes.recent}>
          {sidebar?.recentPosts.map(({ id, title, img, postedAt }) => (
            <li key={id}>
              <a href={postAddress(id)} className={classes.post}>
                <span className={classes.picture}>{img && <FileImage src={img} alt="" loading="lazy" width={96} height={64} />}</span>
                <span className={classes.words}>
                  <span className={classes.title} dir="auto">
                    {title}
                  </span>
                  <span className={classes.day}>
                    <PostDay at={postedAt} />
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('blog.categories')} action={mayWrite && <PageLink href={categoriesPath}>{t('blog.category.manage')}</PageLink>}>
        <nav className={classes.categories} aria-label={t('blog.categories')}>
          <SideLink
            href={chosen.bookmarked ? listPath : bookmarkedAddress}
            isHere={chosen.bookmarked !== ''}
            mark={<IconBookmark size={20} aria-hidden="true" />}
          >
            {t('blog.onlyBookmarked')}
          </SideLink>
          {sidebar?.categories.map(({ id, category, icon, count }) => {
            const isHere = chosen.category === String(id);
            return (
              <SideLink
                key={id}
                href={isHere ? listPath : categoryAddress(id)}
                isHere={isHere}
                mark={<CategoryIcon icon={icon} />}
                end={<span className={classes.count}>{number(count)}</span>}
              >
                {category}
              </SideLink>
            );
          })}
        </nav>
      </Card>
      {sidebar && sidebar.tags.length > 0 && (
        <Card title={t('blog.field.tags')}>
          <ul className={classes.tags}>
            {sidebar.tags.map(({ tag, count }) => (
              <li key={tag}>
                <TagLink
                  tag={tag}
                  href={chosen.tag === tag ? listPath : tagAddress(tag)}
                  isHere={chosen.tag === tag}
                  {...(count > 1 && { count: number(count) })}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}
