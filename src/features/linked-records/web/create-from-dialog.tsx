import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CreatableKind } from '#contract/linked-kind.ts';
import { subjectOf } from '#contract/subject-of-linked.ts';
import { removeEvent } from '#features/calendar/contract.ts';
import { deleteTask } from '#features/kanban/contract.ts';
import { deleteTodoTask } from '#features/todo/contract.ts';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { randomKey } from '#web/random-key.ts';
import { toast } from '#web/toast.ts';
import { Check } from '#web/ui/check.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { TimeField } from '#web/ui/dates/time-field.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { type CardBoard, type LinkedThing, listCardBoards } from '../contract.ts';
import { type CreateFromValues, firstValues, sendCreateFrom } from './create-from-values.ts';
import { changeKinds, linkedQuery } from './linked-query.ts';
import type { MadeRequest } from './made-request.ts';

interface Props {
  request: MadeRequest;
  onClose: () => void;
}

/** Prefilled form to create a card, to-do, or event from a record. Keeps its input on failure. */
export function CreateFromDialog({ request, onClose }: Props) {
  const { t } = useTranslation();
  const { as, hasFiles } = request;
  const isCard = as === 'card';
  const boards = useQuery({ ...cardBoardsQuery, enabled: isCard });
  const [given, setGiven] = useState<CreateFromValues>(() => ({ ...firstValues(request), ...keptColumn() }));
  const [error, setError] = useState<'title' | 'day'>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // Shared by all attempts, so an unanswered request that went through isn't repeated.
  const clientKey = useRef(randomKey());
  const tell = useMaking(request);
  const values = isCard ? { ...given, ...columnAmong(boards.data?.boards ?? [], given) } : given;
  const change = (next: Partial<CreateFromValues>) => {
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
      const made = await sendCreateFrom(request, values, clientKey.current);
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
      submitLabel={t('common.save')}
      isSending={isSending}
      failure={failure ?? (boards.error ? t('madeOf.failed.boards') : '')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('common.title')}
        dir="auto"
        maxLength={300}
        required
        value={values.title}
        error={error === 'title' ? t('refusal.required') : undefined}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      {isCard && <ColumnFields boards={boards.data?.boards ?? []} value={values} onChange={change} />}
      <FieldRow>
        <DateField
          label={t(as === 'event' ? 'madeOf.field.day' : 'madeOf.field.due')}
          value={values.day}
          error={error === 'day' ? t('refusal.required') : undefined}
          onChange={(day) => change({ day })}
        />
        {!isCard && <TimeField label={t('madeOf.field.time')} value={values.time} onChange={(time) => change({ time })} />}
      </FieldRow>
      <TextareaField
        label={t('common.description')}
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

/** Boards on which a card can be created. */
const cardBoardsQuery = queryOptions({
  queryKey: ['board', 'to make cards on'] as const,
  queryFn: ({ signal }) => call(listCardBoards, {}, { signal }),
  staleTime: 30_000,
});

interface ColumnFieldsProps {
  boards: readonly CardBoard[];
  value: Column;
  onChange: (column: Column) => void;
}

/** Picks a board and one of its columns. */
function ColumnFields({ boards, value, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation();
  const columnsOf = (spaceId: string) => boards.find(({ id }) => String(id) === spaceId)?.columns ?? [];
  return (
    <FieldRow>
      <SelectField
        label={t('madeOf.field.board')}
        value={value.spaceId}
        options={boards.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={(spaceId) => onChange({ spaceId, columnId: columnsOf(spaceId)[0]?.id ?? '' })}
      />
      <SelectField
        label={t('madeOf.field.column')}
        value={value.columnId}
        options={columnsOf(value.spaceId).map(({ id, title }) => ({ value: id, label: title }))}
        onChoose={(columnId) => onChange({ ...value, columnId })}
      />
    </FieldRow>
  );
}

/** Returns the given column if it still exists, else the first of its board, else the first of all. */
function columnAmong(boards: readonly CardBoard[], { spaceId, columnId }: Column): Column {
  const board = boards.find(({ id }) => String(id) === spaceId) ?? boards[0];
  const column = board?.columns.find(({ id }) => id === columnId) ?? board?.columns[0];
  return { spaceId: board ? String(board.id) : '', columnId: column?.id ?? '' };
}

const storageKey = 'atrium.madeOf.column';

interface Column {
  spaceId: string;
  columnId: string;
}

/** Returns the column of the last card created in this browser. */
function keptColumn(): Column {
  const [spaceId = '', columnId = ''] = (browserStorage.getItem(storageKey) ?? '').split('/');
  return { spaceId, columnId: decodeURIComponent(columnId) };
}

function keepColumn({ spaceId, columnId }: Column): void {
  browserStorage.setItem(storageKey, `${spaceId}/${encodeURIComponent(columnId)}`);
}

const remove: Readonly<Record<CreatableKind, (id: number) => Promise<unknown>>> = {
  card: (id) => call(deleteTask, { params: { id } }),
  todo: (taskId) => call(deleteTodoTask, { query: { taskId } }),
  event: (id) => call(removeEvent, { query: { id } }),
};

/** After creating a record: refreshes both ends and offers Undo to users who can delete it. */
function useMaking({ from, as }: MadeRequest): (made: LinkedThing) => void {
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
    const action = { label: t('common.undo'), run: takeBack, isUndo: true as const };
    const mayDelete = currentAbility().can('delete', subjectOf[as]);
    toast({ tone: 'success', message: t(`madeOf.made.${as}`), ...(mayDelete && { action }) });
  };
}
