import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Column } from '../../board-contract.ts';

const most = 9999;

interface Props {
  board: Column | undefined;
  onLimit: (cardLimit: number | null) => void;
  onClose: () => void;
}

/** Asks how many cards a column should have at most; nothing means any number. */
export function LimitDialog({ board, onLimit, onClose }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(String(board?.cardLimit ?? ''));
  const [error, setError] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const limit = text.trim() === '' ? null : Number(text);
    if (limit !== null && !(Number.isInteger(limit) && limit >= 1 && limit <= most))
      return setError(t('kanban.board.limitWrong', { most }));
    onLimit(limit);
    onClose();
  };
  return (
    <Dialog title={t('kanban.board.limitOf', { board: board?.title ?? '' })} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <DialogBody
          buttons={
            <>
              <Button look="outline" onClick={onClose}>
                {t('kanban.cancel')}
              </Button>
              <Button type="submit">{t('kanban.board.limitSave')}</Button>
            </>
          }
        >
          <TextField
            label={t('kanban.board.limitLabel')}
            hint={t('kanban.board.limitHint')}
            inputMode="numeric"
            value={text}
            error={error || undefined}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setError('');
            }}
          />
        </DialogBody>
      </form>
    </Dialog>
  );
}
