import { useMemo } from 'react';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import type { FaqItem } from '../../faq-contract.ts';
import * as api from '../../faq-contract.ts';
import { type HelpViews, looksWithoutAnswer } from '../help-optimistic-updates.ts';

const words: ActionWords = { failed: (t) => t('common.failed') };

interface Written {
  question: string;
  ans: string;
}

/** FAQ actions, each with Undo. */
export function useFaqActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<HelpViews>('help', words);
  return useMemo(() => {
    const removeNow = (id: number) =>
      show({ rows: [`answer ${id}`], look: looksWithoutAnswer(id), send: () => call(api.deleteFaqItem, { params: { id } }) });
    const changeNow = (id: number, written: Written, version: number) =>
      show({ rows: [`answer ${id}`], send: () => call(api.updateFaqItem, { params: { id }, body: { ...written, version } }) });
    return {
      /** Throws on failure, so the form keeps its input. */
      async add(categoryId: number, written: Written): Promise<void> {
        const { item } = await show({ send: () => call(api.addFaqItem, { body: { categoryId, ...written } }) });
        offerUndo(t('faq.done.added'), () => removeNow(item.id), 'success');
      },
      async change({ id, question, ans }: FaqItem, written: Written, version: number): Promise<void> {
        const { item } = await changeNow(id, written, version);
        offerUndo(t('faq.done.changed'), () => changeNow(id, { question, ans }, item.version), 'success');
      },
      async remove({ id }: FaqItem): Promise<void> {
        const isDone = await attempt(() => removeNow(id));
        const takeBack = () => show({ rows: [`answer ${id}`], send: () => call(api.restoreFaqItem, { params: { id } }) });
        if (isDone) offerUndo(t('faq.done.deleted'), takeBack);
      },
    };
  }, [t, show, attempt, offerUndo]);
}
