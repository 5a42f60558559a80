import { useQueryClient } from '@tanstack/react-query';
import type { MadeKind } from '#contract/linked-kind.ts';
import { subjectOf } from '#contract/subject-of-linked.ts';
import { removeEvent } from '#features/calendar/contract.ts';
import { deleteTask } from '#features/kanban/contract.ts';
import { deleteTodoTask } from '#features/todo/contract.ts';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import type { LinkedThing } from '../contract.ts';
import { changeKinds, linkedQuery } from './linked-query.ts';
import type { MadeRequest } from './made-request.ts';

const remove: Readonly<Record<MadeKind, (id: number) => Promise<unknown>>> = {
  card: (id) => call(deleteTask, { params: { id } }),
  todo: (taskId) => call(deleteTodoTask, { query: { taskId } }),
  event: (id) => call(removeEvent, { query: { id } }),
};

/** What follows once something was made: both ends show it, and it can be taken back, by who may delete it. */
export function useMaking({ from, as }: MadeRequest): (made: LinkedThing) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const { queryKey } = linkedQuery(from);
  const readAnew = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey }), queryClient.invalidateQueries({ queryKey: [changeKinds[as]] })]);
  return (made) => {
    const links = queryClient.getQueryData(queryKey)?.links;
    if (links) queryClient.setQueryData(queryKey, { links: [...links.filter(({ kind, id }) => kind !== as || id !== made.id), made] });
    void readAnew();
    const takeBack = () => attempt(t('madeOf.failed.undo'), () => remove[as](made.id).then(readAnew));
    const action = { label: t('ui.undo'), run: takeBack, isUndo: true as const };
    const mayDelete = currentAbility().can('delete', subjectOf[as]);
    toast({ tone: 'success', message: t(`madeOf.made.${as}`), ...(mayDelete && { action }) });
  };
}
