import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Linked } from '#contract/linked-kind.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { linkAgain, unlinkThings } from '../contract.ts';
import { linkedQuery } from './linked-query.ts';

/** Takes a link away: shown at once, put back with a word where it fails, and undone when asked to. */
export function useUnlink(thing: Linked): (other: Linked) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const { queryKey } = linkedQuery(thing);
  const readAnew = (other: Linked) =>
    Promise.all([queryClient.invalidateQueries({ queryKey }), queryClient.invalidateQueries({ queryKey: linkedQuery(other).queryKey })]);

  const partFrom = async (other: Linked) => {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    const links = before?.links.filter(({ kind, id }) => kind !== other.kind || id !== other.id) ?? [];
    queryClient.setQueryData(queryKey, { links });
    try {
      const query = { kind: thing.kind, id: thing.id, otherKind: other.kind, otherId: other.id };
      return await call(unlinkThings, { query });
    } catch (error) {
      queryClient.setQueryData(queryKey, before);
      throw error;
    }
  };
  const unlink = async (other: Linked) => {
    let parted: AnswerOf<typeof unlinkThings> | undefined;
    await attempt(t('madeOf.failed.unlink'), async () => {
      parted = await partFrom(other);
    });
    if (!parted) return;
    const body = parted;
    const again = () => attempt(t('madeOf.failed.again'), () => call(linkAgain, { body }).then(() => readAnew(other)));
    toast({ message: t('madeOf.unlinked'), action: { label: t('ui.undo'), run: again, isUndo: true } });
    void readAnew(other);
  };
  return (other) => void unlink(other);
}
