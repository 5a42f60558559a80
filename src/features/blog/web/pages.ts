import { firstCall, idFrom } from '#web/first-call.ts';
import { type PageParams, type PageRow, tableOf } from '#web/page-table.ts';
import { listCategories } from '../category-contract.ts';
import { listPosts, readBlogDetail, readBlogEdit, readBlogSidebar } from '../contract.ts';
import { postListInput, readBlogTable } from './blog-table.ts';

const list = '/pages/blog/list';

const detail = {
  page: () => import('#features/blog/web/detail/detail-page.tsx').then(({ DetailPage }) => DetailPage),
  ask: (client, params) => import('#features/blog/web/blog-queries.ts').then(({ prefetchPost }) => prefetchPost(client, params)),
  needs: { action: 'read', subject: 'Blog' },
  shell: 'app',
  belongsTo: list,
  first: ({ id }: PageParams) => [firstCall(readBlogDetail, { query: { id: idFrom(id) } })],
} satisfies Partial<PageRow>;

const edited = ({ id }: PageParams) => [firstCall(readBlogEdit, { query: { id: idFrom(id) } }), firstCall(readBlogSidebar, {})];

export const blogPages = tableOf([
  {
    path: list,
    page: () => import('#features/blog/web/list/list-page.tsx').then(({ ListPage }) => ListPage),
    ask: (client, _, search) => import('#features/blog/web/blog-queries.ts').then(({ prefetchPosts }) => prefetchPosts(client, search)),
    needs: { action: 'read', subject: 'Blog' },
    shell: 'app',
    menu: { label: 'menu.blog', under: 'menu.blogAndHelp' },
    first: (_, search) => [firstCall(listPosts, postListInput(readBlogTable(search))), firstCall(readBlogSidebar, {})],
  },
  {
    path: '/pages/blog/categories',
    page: () => import('#features/blog/web/categories/categories-page.tsx').then(({ CategoriesPage }) => CategoriesPage),
    ask: (client) =>
      import('#features/blog/web/categories/categories-query.ts').then(({ prefetchCategories }) => prefetchCategories(client)),
    needs: { action: 'update', subject: 'Blog' },
    shell: 'app',
    belongsTo: list,
    first: () => [firstCall(listCategories, {})],
  },
  { path: '/pages/blog/detail', ...detail },
  { path: '/pages/blog/detail/:id', ...detail },
  {
    path: '/pages/blog/edit',
    page: () => import('#features/blog/web/edit/edit-page.tsx').then(({ EditPage }) => EditPage),
    ask: (client, params) => import('#features/blog/web/blog-queries.ts').then(({ prefetchEdited }) => prefetchEdited(client, params)),
    needs: { action: 'update', subject: 'Blog' },
    shell: 'app',
    belongsTo: list,
    first: edited,
    shows: [{ path: '/pages/blog/edit/:id', first: edited }, { path: '/pages/blog/edit/new' }],
  },
]);
