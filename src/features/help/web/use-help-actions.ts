import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { voteHelpful } from '../contract.ts';
import * as edit from '../edit-contract.ts';
import { openHelp } from '../public-contract.ts';
import { categoryAddress } from './help-addresses.ts';
import { type HelpViews, looksSettled, looksVoted } from './help-optimistic-updates.ts';

const words: ActionWords = { failed: (t) => t('common.failed') };

/** Help center actions with optimistic updates, rollback with a message on failure, and Undo. */
export function useHelpActions() {
  const { t } = useTranslation();
  const router = useRouter();
  const { show, attempt, offerUndo } = useActions<HelpViews>('help', words);
  return useMemo(() => {
    const settle = (name: string, isDone: boolean) =>
      show({
        rows: [`search ${name}`],
        ...(isDone && { look: looksSettled(name) }),
        send: () => call(edit.settleLostSearch, { body: { words: name, isDone } }),
      });
    const removeNow = (id: number) => show({ rows: [id], send: () => call(edit.deleteArticle, { params: { id } }) });
    const openNow = (isPublic: boolean) =>
      show({
        rows: ['public'],
        look: { opening: (answer) => ({ ...answer, isPublic }) },
        send: () => call(openHelp, { body: { isPublic } }),
      });
    return {
      async open(isPublic: boolean): Promise<void> {
        if (await attempt(() => openNow(isPublic)))
          offerUndo(t(isPublic ? 'help.public.opened' : 'help.public.closed'), () => openNow(!isPublic));
      },
      vote: (id: number, isHelpful: boolean | null) =>
        void attempt(() =>
          show({
            rows: [`vote ${id}`],
            look: looksVoted(id, isHelpful),
            send: () => call(voteHelpful, { params: { id }, body: { isHelpful } }),
          }),
        ),
      async settle({ words: name, text }: edit.LostSearch): Promise<void> {
        if (await attempt(() => settle(name, true))) offerUndo(t('help.done.settled', { text }), () => settle(name, false));
      },
      async remove({ id, title, category }: { id: number; title: string; category: string }): Promise<void> {
        if (!(await attempt(() => removeNow(id), t('help.failed.delete', { title })))) return;
        void router.navigate({ href: categoryAddress(category) });
        offerUndo(t('help.done.deleted', { title }), () => show({ rows: [id], send: () => call(edit.restoreArticle, { params: { id } }) }));
      },
      /** Adds the missing parts of Atrium's manual. */
      async addManual(): Promise<void> {
        let added: number[] = [];
        const add = async () => {
          added = (await show({ rows: ['manual'], send: () => call(edit.addManual, {}) })).ids;
        };
        if (await attempt(add)) offerUndo(t('help.done.manual', { count: added.length }), () => Promise.all(added.map(removeNow)));
      },
    };
  }, [t, router, show, attempt, offerUndo]);
}
