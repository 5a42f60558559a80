import { firstCall, idFrom } from '#web/first-call.ts';
import { type PageParams, type PageRow, tableOf } from '#web/page-table.ts';
import { readHelpCategory } from '../../contract.ts';
import { readEditedArticle } from '../../edit-contract.ts';

const centre = '/pages/knowledge-base';

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

/** Help center pages for editors. */
export const pages = tableOf([
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
]);
