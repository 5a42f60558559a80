import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconKey } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { useBusy } from '#web/use-busy.ts';
import { type ApiKey, revokeApiKey } from '../contract.ts';
import { ApiKeyList } from './api-key-list.tsx';
import classes from './api-key-page.module.css';
import { apiKeysQuery } from './api-keys-query.ts';
import { ForAssistants } from './for-assistants.tsx';
import { HowToUse } from './how-to-use.tsx';

const AddApiKeyDialog = lazyPart(() => import('./add-api-key-dialog.tsx').then(({ AddApiKeyDialog }) => AddApiKeyDialog));
const NewTokenDialog = lazyPart(() => import('./new-token-dialog.tsx').then(({ NewTokenDialog }) => NewTokenDialog));

type Open = { kind: 'add' } | { kind: 'token'; name: string; token: string } | { kind: 'revoke'; apiKey: ApiKey };

/** The user's API keys: create, show once, revoke, and how to use them. */
export function ApiKeyPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.apiKeys'));
  const attempt = useAttempt();
  const { data, error, refetch } = useQuery(apiKeysQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const [isRevoking, wait] = useBusy();
  const revoke = ({ id, name }: ApiKey) =>
    attempt(t('apiKeys.notRevoked', { name }), async () => {
      try {
        await call(revokeApiKey, { query: { id } });
      } catch (cause) {
        // It was already revoked in another tab.
        if (!(cause instanceof ApiError && cause.status === 404)) throw cause;
      }
      toast({ message: t('apiKeys.revoked', { name }) });
      await refetch();
    }).then(() => setOpen((now) => (now?.kind === 'revoke' ? undefined : now)));
  const add = () => setOpen({ kind: 'add' });
  return (
    <div className={classes.page}>
      <PageHead
        title={t('menu.apiKeys')}
        note={t('apiKeys.text')}
        action={
          <Button onClick={add}>
            <IconKey size={18} aria-hidden="true" />
            {t('apiKeys.add')}
          </Button>
        }
      />
      <Card title={t('apiKeys.own')}>
        {data ? (
          data.length > 0 ? (
            <ApiKeyList apiKeys={data} onRevoke={(apiKey) => setOpen({ kind: 'revoke', apiKey })} />
          ) : (
            <PaneMessage icon={<IconKey />} title={t('apiKeys.none')} text={t('apiKeys.noneText')} />
          )
        ) : error ? (
          <ErrorState
            title={t('apiKeys.failed')}
            text={t(error instanceof ApiError && error.status === 0 ? 'table.offline' : 'table.serverFailed')}
            onTryAgain={() => void refetch()}
          />
        ) : (
          <div className={classes.bones} role="status" aria-label={t('ui.loading')}>
            <div className={classes.bone} />
            <div className={classes.bone} />
          </div>
        )}
      </Card>
      <HowToUse />
      <ForAssistants />
      <Suspense fallback={null}>
        {open?.kind === 'add' && (
          <AddApiKeyDialog
            onAdded={({ apiKey, token }) => {
              setOpen({ kind: 'token', name: apiKey.name, token });
              void refetch();
            }}
            onClose={close}
          />
        )}
        {open?.kind === 'token' && <NewTokenDialog name={open.name} token={open.token} onClose={close} />}
        {open?.kind === 'revoke' && (
          <ConfirmDialog
            title={t('apiKeys.revokeTitle', { name: open.apiKey.name })}
            text={t('apiKeys.revokeText')}
            confirmLabel={t('apiKeys.revoke')}
            cancelLabel={t('ui.form.cancel')}
            isDanger
            isBusy={isRevoking}
            onConfirm={() => void wait(() => revoke(open.apiKey))}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
