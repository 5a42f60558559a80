import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Task } from '#features/kanban/contract.ts';
import { type BoardPage, boardPageQuery, dueFrom, namablePeople, useAddCard } from '#features/kanban/web/public-api.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { BoardField } from './board-field.tsx';
import { BoardWaits } from './board-waits.tsx';

/** Adds a card to a column of a board. Stays open for the next one. */
export function NewCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  const [chosenId, choose] = useState<number>();
  const { data, error, refetch } = useQuery({ ...boardPageQuery(chosenId), placeholderData: keepPreviousData });
  if (!data || data.spaceId === null)
    return (
      <BoardWaits
        {...{ error, onClose }}
        title={t('modalExamples.example.card.title')}
        isEmpty={data !== undefined}
        onTryAgain={() => void refetch()}
      />
    );
  return <CardForm key={data.spaceId} {...{ title, setTitle, onClose }} spaceId={data.spaceId} page={data} onChoose={choose} />;
}

interface FormProps {
  /** Kept when another board is chosen. */
  title: string;
  setTitle: (title: string) => void;
  spaceId: number;
  page: BoardPage;
  onChoose: (id: number) => void;
  onClose: () => void;
}

function CardForm({ title, setTitle, spaceId, page, onChoose, onClose }: FormProps) {
  const { t } = useTranslation();
  const addCard = useAddCard();
  const [boardId, setBoard] = useState(page.boards[0]?.id ?? '');
  const [day, setDay] = useState('');
  const [assigneeIds, assign] = useState<number[]>([]);
  const [added, setAdded] = useState<Task>();
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const add = async () => {
    if (isSending) return;
    setMissing(title.trim() === '');
    if (title.trim() === '') return;
    if (boardId === '') return setFailure(t('modalExamples.card.noColumn'));
    setSending(true);
    setFailure('');
    try {
      const dueDate = day ? dueFrom({ day, time: '' }) : undefined;
      const assignedTo = assigneeIds.map((id) => ({ id }));
      setAdded(await addCard({ title: title.trim(), boardId, spaceId, assignedTo, ...(dueDate !== undefined && { dueDate }) }));
      setTitle('');
    } catch (error) {
      setFailure(formFailureText(t, error));
    } finally {
      setSending(false);
    }
  };
  return (
    <DialogForm
      title={t('modalExamples.example.card.title')}
      text={t('modalExamples.card.text')}
      submitLabel={t('modalExamples.card.add')}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      {added && (
        <div role="status">
          <InfoNote action={<a href={`/apps/kanban/${spaceId}?task=${added.id}`}>{t('modalExamples.card.open')}</a>}>
            {t('modalExamples.card.added', { title: added.title })}
          </InfoNote>
        </div>
      )}
      <TextField
        label={t('modalExamples.card.title')}
        dir="auto"
        maxLength={300}
        value={title}
        error={isMissing ? reasonText(t, { code: 'required' }) : undefined}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <BoardField spaces={page.spaces} value={spaceId} onChoose={onChoose} />
      <SelectField
        label={t('modalExamples.card.column')}
        value={boardId}
        options={page.boards.map(({ id, title: name }) => ({ value: id, label: name }))}
        onChoose={setBoard}
      />
      <DateField label={t('modalExamples.card.due')} optionalLabel={t('common.optional')} value={day} onChange={setDay} />
      <PersonPicker
        label={t('modalExamples.card.people')}
        people={namablePeople(page)}
        value={assigneeIds}
        onChange={assign}
        placeholder={t('kanban.task.peoplePlaceholder')}
      />
    </DialogForm>
  );
}
