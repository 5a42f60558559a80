import { useQueryClient } from '@tanstack/react-query';
import type { Linked } from '#contract/linked-kind.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { endsOf } from '#web/links/link-ends.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { linkAgain, unlinkThings } from '../../contract.ts';
import { linkedQuery } from '../linked-query.ts';

/** Links a thing with another one that is there: both show it, and it can be taken back. What fails is thrown. */
export function useLink(thing: Linked): (other: Linked) => Promise<void> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  return async ({ kind, id }) => {
    const readAnew = () =>
      Promise.all([thing, { kind, id }].map((end) => queryClient.invalidateQueries({ queryKey: linkedQuery(end).queryKey })));
    await call(linkAgain, { body: endsOf(thing, { kind, id }) });
    void readAnew();
    const query = { kind: thing.kind, id: thing.id, otherKind: kind, otherId: id };
    const takeBack = () => attempt(t('madeOf.failed.undo'), () => call(unlinkThings, { query }).then(readAnew));
    toast({ tone: 'success', message: t('madeOf.link.done'), action: { label: t('ui.undo'), run: takeBack, isUndo: true } });
  };
}
