import { useTranslation } from '#web/i18n.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { CardBoard } from '../contract.ts';
import type { Column } from './kept-column.ts';

interface Props {
  boards: readonly CardBoard[];
  value: Column;
  onChange: (column: Column) => void;
}

/** On which board, and in which column of it. */
export function ColumnFields({ boards, value, onChange }: Props) {
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

/** The column that is meant where it is still there, else the first one of its board, else of all. */
export function columnAmong(boards: readonly CardBoard[], { spaceId, columnId }: Column): Column {
  const board = boards.find(({ id }) => String(id) === spaceId) ?? boards[0];
  const column = board?.columns.find(({ id }) => id === columnId) ?? board?.columns[0];
  return { spaceId: board ? String(board.id) : '', columnId: column?.id ?? '' };
}
