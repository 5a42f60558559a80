import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMcpWrites, type McpWrite, undoMcpWrite } from '#features/mcp/contract.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { subjectName } from '#web/right-words.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import classes from './api-key-list.module.css';

/** Writes by assistants, newest first, each with Undo. Renders nothing when there are none. */
export function McpWrites() {
  const { t, i18n } = useTranslation();
  const attempt = useAttempt();
  const { data = [], refetch } = useQuery(mcpWritesQuery);
  const [undoing, setUndoing] = useState<number>();
  if (data.length === 0) return null;
  const now = new Date();
  const undo = async ({ id }: McpWrite) => {
    setUndoing(id);
    await attempt(t('apiKeys.mcp.notUndone'), async () => {
      try {
        await call(undoMcpWrite, { params: { id } });
        toast({ message: t('apiKeys.mcp.undone') });
      } catch (error) {
        if (!(error instanceof ApiError && [404, 409].includes(error.status))) throw error;
        toast({ tone: 'error', message: t('apiKeys.mcp.changedSince') });
      }
      await refetch();
    });
    setUndoing(undefined);
  };
  return (
    <section aria-label={t('apiKeys.mcp.written')}>
      <h3 className={classes.heading}>{t('apiKeys.mcp.written')}</h3>
      <ul className={classes.list}>
        {data.map((write) => {
          const { id, keyName, action, subject, createdAt, undoneAt } = write;
          const what = t(`apiKeys.mcp.did.${action}`, { what: subjectName(t, subject) });
          return (
            <li key={id} className={classes.line} data-ended={undoneAt !== null || undefined}>
              <div className={classes.words}>
                <p>{what}</p>
                <p className={classes.quiet}>
                  <bdi>{keyName}</bdi>
                  <Moment at={createdAt}>{formatRelative(new Date(createdAt), i18n.language, now)}</Moment>
                  {undoneAt && <span>{t('apiKeys.mcp.takenBack')}</span>}
                </p>
              </div>
              {!undoneAt && (
                <Button
                  look="plain"
                  loading={undoing === id}
                  aria-label={t('shell.writes.undo', { what })}
                  onClick={() => void undo(write)}
                >
                  {t('common.undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Writes made by assistants with the user's keys. */
const mcpWritesQuery = queryOptions({
  queryKey: ['session', 'mcp-writes'] as const,
  queryFn: async ({ signal }) => (await call(listMcpWrites, {}, { signal })).writes,
});
