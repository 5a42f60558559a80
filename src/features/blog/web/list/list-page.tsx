import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRights } from '#web/ability.ts';
import { EmptyTable } from '#web/data-table/empty-table.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TablePager } from '#web/data-table/table-pager.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArticle, IconPlus } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { postStatuses } from '../../contract.ts';
import { newPath } from '../blog-addresses.ts';
import { postsQuery, sidebarQuery } from '../blog-queries.ts';
import { blogTable } from '../blog-table.ts';
import { toErrorText } from '../to-error-text.ts';
import { useBlogActions } from '../use-blog-actions.ts';
import { BlogSidebar } from './blog-sidebar.tsx';
import classes from './list-page.module.css';
import { PostCard } from './post-card.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';

/** The post list, newest first, with a sidebar of categories, tags, and recent posts. */
export function ListPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.blog'));
  const router = useRouter();
  const rights = useRights('Blog');
  const search = useTableSearch(blogTable);
  const { query, data } = useTableQuery(postsQuery(search));
  const sidebar = useQuery(sidebarQuery);
  const { bookmark } = useBlogActions();
  const add = () => void router.navigate({ href: newPath });
  useShortcuts([{ keys: 'n', label: t('blog.add'), run: add, when: rights.create }]);
  const { filters } = search;
  const category = sidebar.data?.categories.find(({ id }) => String(id) === filters.category);
  const names = [category?.category, filters.tag && `#${filters.tag}`].filter(Boolean).join(' · ');
  return (
    <div className={classes.page}>
      <TableFrame label={t('menu.blog')}>
        <TableBar
          title={t('menu.blog')}
          subtitle={data && [names, t('blog.count', { count: data.total })].filter(Boolean).join(' · ')}
          search={search}
          searchLabel={t('blog.search')}
          filters={
            rights.update && (
              <FilterSelect
                label={t('blog.field.status')}
                value={filters.status}
                options={postStatuses.map((value) => ({ value, label: t(`blog.status.${value}`) }))}
                onChoose={(status) => search.filter('status', status)}
              />
            )
          }
          actions={
            rights.create && (
              <PageLink href={newPath} look="primary">
                <IconPlus size={18} />
                {t('blog.add')}
              </PageLink>
            )
          }
        />
        {query.error && !data ? (
          <ErrorState text={toErrorText(t, query.error)} onTryAgain={() => void query.refetch()} />
        ) : !data ? (
          <PostsSkeleton />
        ) : data.posts.length === 0 ? (
          <EmptyTable
            isFiltered={search.isFiltered}
            onClear={search.clear}
            empty={{
              icon: <IconArticle />,
              title: t('blog.empty'),
              text: t('blog.emptyText'),
              action: rights.create ? { label: t('blog.add'), run: add } : undefined,
            }}
          />
        ) : (
          <ul className={classes.posts} aria-busy={query.isPlaceholderData || undefined}>
            {data.posts.map((post) => (
              <PostCard key={post.id} post={post} onBookmark={(isOn) => bookmark(post.id, isOn)} />
            ))}
          </ul>
        )}
        <TablePager
          page={search.page}
          perPage={search.perPage}
          total={data?.total}
          onPage={search.showPage}
          onPerPage={search.showPerPage}
        />
      </TableFrame>
      <BlogSidebar sidebar={sidebar.data} chosen={filters} />
    </div>
  );
}
