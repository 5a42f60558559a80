import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { type Client, deleteClient, restoreClient } from '../contract.ts';
import type { clientsQuery } from './clients-query.ts';

type ClientViews = { list: ViewOf<ReturnType<typeof clientsQuery>> };

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

/** What is done to the clients of the list: shown at once, taken back with a message when it fails, undone when asked to. */
export function useClientActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<ClientViews>('client', words);
  return useMemo(
    () => ({
      async remove({ id, company, name: person }: Client): Promise<void> {
        const name = company || person;
        const look = { list: (page: ClientViews['list']['answer']) => pageWithout(page, 'clients', new Set([id])) };
        const remove = () => show({ rows: [id], look, send: () => call(deleteClient, { query: { id } }) });
        if (!(await attempt(remove, t('clients.failed.delete', { name })))) return;
        const restore = async () => {
          await show({ rows: [id], send: () => call(restoreClient, { params: { id } }) });
          toast({ message: t('clients.done.restored', { name }) });
        };
        offerUndo(t('clients.done.deleted', { name }), restore, undefined, t('clients.failed.restore', { name }));
      },
    }),
    [t, show, attempt, offerUndo],
  );
}
