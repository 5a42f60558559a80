import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { randomKey } from '#web/random-key.ts';
import { Check } from '#web/ui/check.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { TimeField } from '#web/ui/dates/time-field.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { cardBoardsQuery } from './card-boards-query.ts';
import { ColumnFields, columnAmong } from './column-fields.tsx';
import { keepColumn, keptColumn } from './kept-column.ts';
import type { MadeRequest } from './made-request.ts';
import { firstValues, type MakingValues } from './making-values.ts';
import { sendMaking } from './send-making.ts';
import { useMaking } from './use-making.ts';

interface Props {
  request: MadeRequest;
  onClose: () => void;
}

/** Asks for what a card, a to-do or an event of something needs; it is filled in already. What cannot be sent stays. */
export function MakingDialog({ request, onClose }: Props) {
  const { t } = useTranslation();
  const { as, hasFiles } = request;
  const isCard = as === 'card';
  const boards = useQuery({ ...cardBoardsQuery, enabled: isCard });
  const [given, setGiven] = useState<MakingValues>(() => ({ ...firstValues(request), ...keptColumn() }));
  const [error, setError] = useState<'title' | 'day'>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // The same for each try: what came through without an answer is not made twice.
  const clientKey = useRef(randomKey());
  const tell = useMaking(request);
  const values = isCard ? { ...given, ...columnAmong(boards.data?.boards ?? [], given) } : given;
  const change = (next: Partial<MakingValues>) => {
    setGiven({ ...values, ...next });
    setError(undefined);
  };
  const submit = async () => {
    if (isSending) return;
    if (!values.title.trim()) return setError('title');
    if (as === 'event' && !values.day) return setError('day');
    if (isCard && !values.columnId) return setFailure(t(boards.data ? 'madeOf.noBoard' : 'madeOf.failed.boards'));
    setSending(true);
    setFailure(undefined);
    try {
      const made = await sendMaking(request, values, clientKey.current);
      if (isCard) keepColumn(values);
      onClose();
      tell(made);
    } catch (caught) {
      setSending(false);
      setFailure(formFailureText(t, caught));
    }
  };
  return (
    <DialogForm
      title={t(`links.make.${as}`)}
      submitLabel={t('madeOf.save')}
      isSending={isSending}
      failure={failure ?? (boards.error ? t('madeOf.failed.boards') : '')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('madeOf.field.title')}
        dir="auto"
        maxLength={300}
        required
        value={values.title}
        error={error === 'title' ? t('ui.form.required') : undefined}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      {isCard && <ColumnFields boards={boards.data?.boards ?? []} value={values} onChange={change} />}
      <FieldRow>
        <DateField
          label={t(as === 'event' ? 'madeOf.field.day' : 'madeOf.field.due')}
          value={values.day}
          error={error === 'day' ? t('ui.form.required') : undefined}
          onChange={(day) => change({ day })}
        />
        {!isCard && <TimeField label={t('madeOf.field.time')} value={values.time} onChange={(time) => change({ time })} />}
      </FieldRow>
      <TextareaField
        label={t('madeOf.field.description')}
        maxLength={20_000}
        value={values.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      {isCard && hasFiles && (
        <Check checked={values.withFiles} onChange={(event) => change({ withFiles: event.currentTarget.checked })}>
          {t('madeOf.field.withFiles')}
        </Check>
      )}
    </DialogForm>
  );
}
