import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { missingPermissionText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { type Email, recallDraft, sendDraft } from '../contract.ts';
import { openCompose } from './compose/windows/compose-store.ts';

/** A time in the past: a draft scheduled for it is sent within the request. */
const past = new Date(0).toISOString();

/** Actions for a scheduled email. */
export function useSending({ id }: Pick<Email, 'id'>) {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const hasLeft = error instanceof ApiError && error.status === 409;
      const failed = missingPermissionText(t, error) || t('common.changeNotSaved');
      toast(hasLeft ? { message: t('email.sending.hasLeft') } : { tone: 'error', message: failed });
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: ['email'] });
    }
  };
  return {
    isBusy,
    cancel: () =>
      void attempt(async () => {
        await call(recallDraft, { params: { id } });
        toast({
          message: t('email.sending.cancelled'),
          action: { label: t('email.draft.edit'), run: () => openCompose({ kind: 'draft', id }) },
        });
      }),
    sendNow: () =>
      void attempt(async () => {
        await call(sendDraft, { params: { id }, body: { sendAt: past } });
        toast({ tone: 'success', message: t('email.sending.sent') });
      }),
  };
}
