import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { getWorkspace } from '../contract.ts';

export const pages = tableOf([
  {
    path: '/apps/workspace',
    page: () => import('#features/workspace/web/workspace-page.tsx').then(({ WorkspacePage }) => WorkspacePage),
    ask: (client) =>
      Promise.all([
        import('#features/workspace/web/workspace-query.ts').then(({ workspaceQuery }) => client.prefetchQuery(workspaceQuery)),
        import('#features/workspace/web/sample-query.ts').then(({ sampleQuery }) => client.prefetchQuery(sampleQuery)),
      ]),
    needs: { action: 'manage', subject: 'all' },
    shell: 'app',
    menu: { label: 'menu.workspace', under: 'menu.settings', words: 'workspace' },
    first: () => [firstCall(getWorkspace, {})],
  },
]);
