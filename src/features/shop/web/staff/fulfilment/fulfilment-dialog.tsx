import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteSpace } from '#features/kanban/space-contract.ts';
import { currentAbility, useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { type Fulfilment, makeFulfilmentBoard, setFulfilment } from '../../../fulfilment-contract.ts';
import { fulfilmentQuery } from './fulfilment-queries.ts';

/** Chooses the board where orders become cards, or creates one. */
export function FulfilmentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(fulfilmentQuery);
  if (data) return <Choice fulfilment={data.fulfilment} onClose={onClose} />;
  return (
    <Dialog title={t('shopStaff.fulfilment.title')} onClose={onClose}>
      <DialogBody>{isError ? <ErrorState text={t('shopStaff.failed.load')} onTryAgain={() => void refetch()} /> : <Spinner />}</DialogBody>
    </Dialog>
  );
}

function Choice({ fulfilment, onClose }: { fulfilment: Fulfilment; onClose: () => void }) {
  const { t } = useTranslation();
  const mayMake = useCan('create', 'Board');
  const { board, boards } = fulfilment;
  const [chosen, setChosen] = useState<number | null>();
  const { choose, make, sending, failure } = useFulfilment(fulfilment, onClose);
  // Reflects other people's changes until the user makes a choice.
  const value = chosen === undefined ? (board?.id ?? null) : chosen;
  return (
    <DialogForm
      title={t('shopStaff.fulfilment.title')}
      text={t('shopStaff.fulfilment.text')}
      submitLabel={t('common.save')}
      isSending={sending === 'choose'}
      failure={failure}
      onSubmit={() => void choose(value)}
      onClose={onClose}
    >
      <SelectField
        label={t('shopStaff.fulfilment.board')}
        hint={t('shopStaff.fulfilment.hint')}
        value={value === null ? '' : String(value)}
        options={[
          { value: '', label: t('shopStaff.fulfilment.none') },
          ...boards.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={(id) => setChosen(id === '' ? null : Number(id))}
      />
      {mayMake && !board && (
        <Button look="outline" wide loading={sending === 'make'} onClick={() => void make()}>
          <IconPlus size={18} aria-hidden="true" />
          {t('shopStaff.fulfilment.make', { name: t('shopStaff.fulfilment.made.name') })}
        </Button>
      )}
    </DialogForm>
  );
}

const columns = ['toPack', 'packed', 'sent', 'done'] as const;

/** Chooses or creates the orders board; both can be undone. */
function useFulfilment({ board, version }: Fulfilment, onDone: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const [sending, setSending] = useState<'choose' | 'make'>();
  const [failure, setFailure] = useState('');

  const readAnew = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: ['order'] }), queryClient.invalidateQueries({ queryKey: ['board'] })]);
  const tell = (message: string, takeBack: (() => Promise<unknown>) | undefined) => {
    const run = () => attempt(t('shopStaff.fulfilment.undoFailed'), async () => takeBack?.().then(readAnew));
    toast({ tone: 'success', message, ...(takeBack && { action: { label: t('common.undo'), run, isUndo: true as const } }) });
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
      // Loads the other person's choice, so that the next attempt starts from it.
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
        // Undo deletes the board, which also clears the choice.
        tell(
          t('shopStaff.fulfilment.chosen', { board: made.name }),
          mayDelete ? () => call(deleteSpace, { params: { id: made.id } }) : undefined,
        );
      }),
  };
}
