import { tableOf } from '#web/page-table.ts';

/** The page of dialogs, each fully functional. */
export const pages = tableOf([
  {
    path: '/pages/modal-examples',
    page: () => import('#features/modal-examples/web/modal-examples-page.tsx').then(({ ModalExamplesPage }) => ModalExamplesPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
    menu: { label: 'menu.modalExamples', under: 'menu.developers' },
  },
]);
