import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Column } from '../../board-contract.ts';

const most = 9999;

interface Props {
  board: Column | undefined;
  onLimit: (cardLimit: number | null) => void;
  onClose: () => void;
}

/** Asks for a column's card limit; empty means no limit. */
export function LimitDialog({ board, onLimit, onClose }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(String(board?.cardLimit ?? ''));
  const [error, setError] = useState('');
  const save = () => {
    const limit = text.trim() === '' ? null : Number(text);
    if (limit !== null && !(Number.isInteger(limit) && limit >= 1 && limit <= most))
      return setError(t('kanban.board.limitWrong', { most }));
    onLimit(limit);
    onClose();
  };
  return (
    <DialogForm
      title={t('kanban.board.limitOf', { board: board?.title ?? '' })}
      submitLabel={t('common.save')}
      onSubmit={save}
      onClose={onClose}
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
    </DialogForm>
  );
}
