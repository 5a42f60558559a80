import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Linked } from '#contract/linked-kind.ts';
import { removeAttachments } from '#features/invoice/attachment-contract.ts';
import type { Invoice } from '#features/invoice/contract.ts';
import { numberWithin } from '#features/invoice/web/offers.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { type attachMail, unlinkThings } from '../contract.ts';
import { linkedQuery } from './linked-query.ts';

/** What follows once a mail was attached: both ends show it, and what is new can be taken back. */
export function useAttaching(from: Linked<'mail'>): (answer: AnswerOf<typeof attachMail>, invoice: Invoice) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const readAnew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: linkedQuery(from).queryKey }),
      queryClient.invalidateQueries({ queryKey: ['invoice'] }),
    ]);
  return ({ made, attachmentIds, isNewLink }, invoice) => {
    const number = numberWithin(t, invoice);
    void readAnew();
    if (attachmentIds.length === 0 && !isNewLink) return toast({ message: t('madeOf.attach.there', { number }) });
    const takeBack = async () => {
      if (attachmentIds.length > 0) await call(removeAttachments, { body: { ids: attachmentIds } });
      if (isNewLink) await call(unlinkThings, { query: { kind: from.kind, id: from.id, otherKind: made.kind, otherId: made.id } });
      await readAnew();
    };
    const run = () => attempt(t('madeOf.failed.undo'), takeBack);
    toast({ tone: 'success', message: t('madeOf.attach.done', { number }), action: { label: t('ui.undo'), run, isUndo: true } });
  };
}
