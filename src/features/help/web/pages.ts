import { firstCall } from '#web/first-call.ts';
import { type PageSearch, tableOf } from '#web/page-table.ts';
import { readHelpCards, readHelpCategory, readHelpQuestion } from '../contract.ts';
import { listFaq } from '../faq-contract.ts';

const centre = '/pages/knowledge-base';
const readers = { action: 'read', subject: 'ACL' } as const;
const q = (search: PageSearch) => (typeof search.q === 'string' ? search.q : '');

/** The pages of the help center and FAQ. */
export const helpPages = tableOf([
  {
    path: centre,
    page: () => import('#features/help/web/center/center-page.tsx').then(({ CenterPage }) => CenterPage),
    ask: (client, _, search) =>
      import('#features/help/web/help-queries.ts').then(({ prefetchCenter }) => prefetchCenter(client, q(search))),
    needs: readers,
    shell: 'app',
    menu: { label: 'menu.knowledgeBase', under: 'menu.blogAndHelp', words: 'knowledgeBase' },
    first: () => [firstCall(readHelpCards, {})],
  },
  {
    path: '/pages/knowledge-base/:category',
    page: () => import('#features/help/web/center/category-page.tsx').then(({ CategoryPage }) => CategoryPage),
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
    path: '/pages/faq',
    page: () => import('#features/help/web/faq/faq-page.tsx').then(({ FaqPage }) => FaqPage),
    ask: (client, _, search) => import('#features/help/web/help-queries.ts').then(({ prefetchFaq }) => prefetchFaq(client, q(search))),
    needs: readers,
    shell: 'app',
    menu: { label: 'menu.faq', under: 'menu.blogAndHelp' },
    first: (_, search) => [firstCall(listFaq, { query: { q: q(search) } })],
  },
]);
