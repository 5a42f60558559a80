import { firstCall, idFrom } from '#web/first-call.ts';
import { type PageParams, type PageRow, type PageSearch, tableOf } from '#web/page-table.ts';
import { readHelpCards, readHelpCategory, readHelpQuestion } from '../contract.ts';
import { readEditedArticle } from '../edit-contract.ts';
import { listFaq } from '../faq-contract.ts';

const centre = '/pages/knowledge-base';
const readers = { action: 'read', subject: 'ACL' } as const;
const q = (search: PageSearch) => (typeof search.q === 'string' ? search.q : '');
function edited({ id }: PageParams): string[] {
  const known = idFrom(id);
  const groups = firstCall(readHelpCategory, { query: { category: '' } });
  return known === undefined ? [groups] : [groups, firstCall(readEditedArticle, { params: { id: known } })];
}

const editor = {
  page: () => import('#features/help/web/edit/edit-page.tsx').then(({ EditPage }) => EditPage),
  ask: (client, { id }) => import('#features/help/web/help-queries.ts').then(({ prefetchEdited }) => prefetchEdited(client, idFrom(id))),
  shell: 'app',
  belongsTo: centre,
  first: edited,
} satisfies Partial<PageRow>;

/** The pages of the help centre, and of the questions that are asked again and again. */
export const helpPages = tableOf([
  {
    path: centre,
    page: () => import('#features/help/web/centre/centre-page.tsx').then(({ CentrePage }) => CentrePage),
    ask: (client, _, search) =>
      import('#features/help/web/help-queries.ts').then(({ prefetchCentre }) => prefetchCentre(client, q(search))),
    needs: readers,
    shell: 'app',
    menu: { label: 'menu.knowledgeBase', under: 'menu.help' },
    first: () => [firstCall(readHelpCards, {})],
  },
  {
    path: '/pages/knowledge-base/:category',
    page: () => import('#features/help/web/centre/category-page.tsx').then(({ CategoryPage }) => CategoryPage),
    ask: (client, { category = '' }) =>
      import('#features/help/web/help-queries.ts').then(({ prefetchCategory }) => prefetchCategory(client, category)),
    needs: readers,
    shell: 'app',
    belongsTo: centre,
    first: ({ category = '' }) => [firstCall(readHelpCategory, { query: { category } }), firstCall(readHelpCards, {})],
  },
  {
    path: '/pages/knowledge-base/:category/:question',
    page: () => import('#features/help/web/article/article-page.tsx').then(({ ArticlePage }) => ArticlePage),
    ask: (client, { question = '' }) =>
      import('#features/help/web/help-queries.ts').then(({ prefetchArticle }) => prefetchArticle(client, question)),
    needs: readers,
    shell: 'app',
    belongsTo: centre,
    first: ({ question = '' }) => [firstCall(readHelpQuestion, { query: { slug: question } })],
  },
  {
    path: '/pages/help/edit/new',
    ...editor,
    needs: { action: 'create', subject: 'Help' },
  },
  {
    path: '/pages/help/edit/:id',
    ...editor,
    needs: { action: 'update', subject: 'Help' },
  },
  {
    path: '/pages/help/searches',
    page: () => import('#features/help/web/lost/lost-page.tsx').then(({ LostPage }) => LostPage),
    needs: { action: 'read', subject: 'Help' },
    shell: 'app',
    belongsTo: centre,
  },
  {
    path: '/pages/faq',
    page: () => import('#features/help/web/faq/faq-page.tsx').then(({ FaqPage }) => FaqPage),
    ask: (client, _, search) => import('#features/help/web/help-queries.ts').then(({ prefetchFaq }) => prefetchFaq(client, q(search))),
    needs: readers,
    shell: 'app',
    menu: { label: 'menu.faq', under: 'menu.help' },
    first: (_, search) => [firstCall(listFaq, { query: { q: q(search) } })],
  },
]);
