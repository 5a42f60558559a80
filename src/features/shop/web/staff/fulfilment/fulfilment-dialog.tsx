import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Fulfilment } from '../../../fulfilment-contract.ts';
import { fulfilmentQuery } from './fulfilment-queries.ts';
import { useFulfilment } from './use-fulfilment.ts';

/** Chooses the board on which orders become cards, or makes one. */
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
  // What somebody else chooses meanwhile is shown, until one has chosen oneself.
  const value = chosen === undefined ? (board?.id ?? null) : chosen;
  return (
    <DialogForm
      title={t('shopStaff.fulfilment.title')}
      text={t('shopStaff.fulfilment.text')}
      submitLabel={t('ui.form.save')}
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
