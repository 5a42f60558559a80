import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { searchPage } from '../contract.ts';
import { readResultTable, resultInput } from './results/result-table.ts';

/** The search results page. It is not in the menu; the palette links to it. */
export const searchPages = tableOf([
  {
    path: '/apps/search',
    page: () => import('#platform/search/web/results/search-page.tsx').then(({ SearchPage }) => SearchPage),
    ask: (client, _, search) =>
      import('#platform/search/web/search-queries.ts').then(({ prefetchResults }) => prefetchResults(client, search)),
    // Granted to everyone signed in; each person only finds what they can read.
    needs: { action: 'read', subject: 'ACL' },
    shell: 'app',
    first: (_, search) => {
      const wanted = readResultTable(search);
      return wanted.q === '' ? [] : [firstCall(searchPage, resultInput(wanted))];
    },
  },
]);
