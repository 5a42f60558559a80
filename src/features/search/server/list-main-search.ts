import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { listPages } from '#features/bookmarks/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import { groupLimit } from '../contract.ts';
import type { listMainSearch as contract } from '../main-search-contract.ts';
import { newestContacts } from './list-newest-contacts.ts';
import { newestFiles } from './list-newest-files.ts';

/** Pages, files and contacts, as far as they are for the caller. @param sources all that areas let be found */
export const listMainSearch =
  (sources: readonly SearchSource[]) =>
  async (_given: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> => {
    const { pages } = await listPages(scope);
    const files = await newestFiles(sources, scope, groupLimit);
    const contacts = await newestContacts(scope, groupLimit);
    return {
      searchArr: [
        { groupTitle: 'Pages', searchLimit: groupLimit, data: pages },
        {
          ...{ groupTitle: 'Files', searchLimit: groupLimit },
          data: files.map(({ name, by, size }) => ({ title: name, by, size, file: name.split('.').at(-1)?.toLowerCase() ?? '' })),
        },
        {
          ...{ groupTitle: 'Contacts', searchLimit: groupLimit },
          data: contacts.map(({ name, email, image, addedAt }) => ({ title: name, email, image, date: addedAt.toISOString() })),
        },
      ],
    };
  };
