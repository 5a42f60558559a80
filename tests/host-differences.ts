/**
 * What a server responds to and the demo in a tab does not, each with the reason. Both serve all API endpoints; those that cannot do
 * their work in a tab are listed in `src/hosts/demo/impossible-calls.ts`.
 */
export const hostDifferences: Record<string, string> = {
  'a browser goes to /healthz': 'for whoever runs a server: in a tab nothing runs that could be watched from outside',
  'a browser goes to /readyz': 'for whoever runs a server',
  'a browser goes to /api/v1/docs': 'for who writes a program against a server: none reaches a tab. A script of the page gets it',
  'a browser goes to /api/v1/openapi.json': 'for who writes a program against a server: none reaches a tab. A script of the page gets it',
  'a browser goes to /api/v1/dev/outbox': 'for whoever runs a server: a tab keeps no mail that would leave, and its pages say so',
  'a browser goes to /api/v1/files/:entity/:id/:name':
    'a browser that loads a picture or saves a file asks the network, never a worker: the page reads them by script, and shows them by `blob:` addresses',
  'a browser goes to /blog/:entity/posts': 'for the world: nobody outside reaches a tab, which says so where a post is shared',
  'a browser goes to /blog/:entity/posts/:slug': 'for the world, as above',
  'a browser goes to /blog/:entity/feed.xml': 'for programs of the world, as above',
  'a browser goes to /blog/:entity/rss.xml': 'for programs of the world, as above',
  'a browser goes to /blog/:entity/sitemap.xml': 'for search engines, as above',
  'a browser goes to /sitemap.xml': 'for search engines, as above',
  'a browser goes to /blog/:entity/pictures/:id': 'for the pages of the world, as above',
  'a browser goes to /blog/:entity/previews/:id': 'for those who preview the pages of the world, as above',
  'a browser goes to /knowledge-base/:entity': 'for the world, as above',
  'a browser goes to /knowledge-base/:entity/:slug': 'for the world, as above',
  'a script asks for what is no call': 'a server says so in JSON; in a tab the network is asked, where the files and pages of the demo are',
};
