import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteSpace } from '#features/kanban/space-contract.ts';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { type Fulfilment, makeFulfilmentBoard, setFulfilment } from '../../../fulfilment-contract.ts';
import { fulfilmentQuery } from './fulfilment-queries.ts';

const columns = ['toPack', 'packed', 'sent', 'done'] as const;

/** Chooses the board of orders, or makes one; both can be taken back. */
export function useFulfilment({ board, version }: Fulfilment, onDone: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const [sending, setSending] = useState<'choose' | 'make'>();
  const [failure, setFailure] = useState('');

  const readAnew = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: ['order'] }), queryClient.invalidateQueries({ queryKey: ['board'] })]);
  const tell = (message: string, takeBack: (() => Promise<unknown>) | undefined) => {
    const run = () => attempt(t('shopStaff.fulfilment.undoFailed'), async () => takeBack?.().then(readAnew));
    toast({ tone: 'success', message, ...(takeBack && { action: { label: t('ui.undo'), run, isUndo: true as const } }) });
  };
  const send = async (what: 'choose' | 'make', work: () => Promise<void>) => {
    if (sending) return;
    setSending(what);
    setFailure('');
    try {
      await work();
      void readAnew();
      onDone();
    } catch (error) {
      setSending(undefined);
      const isOld = error instanceof ApiError && error.status === 409;
      // What somebody else has chosen meanwhile is shown, and is what the next attempt is based on.
      if (isOld) void queryClient.invalidateQueries({ queryKey: fulfilmentQuery.queryKey });
      setFailure(isOld ? t('shopStaff.fulfilment.changed') : formFailureText(t, error));
    }
  };
  return {
    sending,
    failure,
    choose: (boardId: number | null) =>
      boardId === (board?.id ?? null)
        ? onDone()
        : send('choose', async () => {
            const { fulfilment: after } = await call(setFulfilment, { body: { boardId, version } });
            const message = after.board ? t('shopStaff.fulfilment.chosen', { board: after.board.name }) : t('shopStaff.fulfilment.off');
            tell(message, () => call(setFulfilment, { body: { boardId: board?.id ?? null, version: after.version } }));
          }),
    make: () =>
      send('make', async () => {
        const titles = columns.map((column) => t(`shopStaff.fulfilment.made.${column}`));
        const body = { name: t('shopStaff.fulfilment.made.name'), columns: titles };
        const made = (await call(makeFulfilmentBoard, { body })).fulfilment.board;
        if (!made) return;
        const mayDelete = currentAbility().can('delete', 'Board');
        // With the board the choice of it is gone.
        tell(
          t('shopStaff.fulfilment.chosen', { board: made.name }),
          mayDelete ? () => call(deleteSpace, { params: { id: made.id } }) : undefined,
        );
      }),
  };
}
