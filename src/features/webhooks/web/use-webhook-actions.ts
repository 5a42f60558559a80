import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { refusalText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { deleteWebhook, renewWebhookSecret, restoreWebhook, sendDeliveryAgain, testWebhook, type Webhook } from '../contract.ts';
import type { webhooksQuery } from './webhook-queries.ts';

type WebhookViews = { list: ViewOf<typeof webhooksQuery> };

const words: ActionWords = {
  failed: (t) => t('webhooks.failed.change'),
  failureOf: (t, error) =>
    error instanceof ApiError && error.status === 409 ? { message: refusalText(t, error), isFinal: true } : undefined,
};

export function useWebhookActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<WebhookViews>('webhook', words);
  return useMemo(
    () => ({
      /** @returns whether it was deleted. */
      async remove({ id, address: name }: Webhook): Promise<boolean> {
        const look: WebhookOptimisticUpdate = {
          list: (answer) => ({ ...answer, webhooks: answer.webhooks.filter((one) => one.id !== id) }),
        };
        const isDone = await attempt(() => show({ rows: [id], look, send: () => call(deleteWebhook, { params: { id } }) }));
        const restore = () => show({ rows: [id], send: () => call(restoreWebhook, { params: { id } }) });
        if (isDone) offerUndo(t('webhooks.done.deleted', { name }), restore, 'success', t('webhooks.failed.restore'));
        return isDone;
      },
      async test({ id }: Pick<Webhook, 'id'>): Promise<void> {
        if (await attempt(() => show({ rows: [id], send: () => call(testWebhook, { params: { id } }) })))
          toast({ tone: 'success', message: t('webhooks.done.tested') });
      },
      async sendAgain(id: number, deliveryId: string): Promise<void> {
        const send = () => call(sendDeliveryAgain, { params: { id, deliveryId } });
        if (await attempt(() => show({ rows: [deliveryId], send }))) toast({ tone: 'success', message: t('webhooks.done.again') });
      },
      /** @returns the new secret; undefined after a failure, which is shown to the user. */
      async renew({ id }: Webhook): Promise<string | undefined> {
        let secret: string | undefined;
        const send = async () => {
          ({ secret } = await call(renewWebhookSecret, { params: { id } }));
        };
        await attempt(() => show({ rows: [id], send }));
        return secret;
      },
    }),
    [t, show, attempt, offerUndo],
  );
}

type WebhookOptimisticUpdate = { list: (answer: WebhookViews['list']['answer']) => WebhookViews['list']['answer'] };
