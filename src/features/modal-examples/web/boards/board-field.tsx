import type { BoardPage } from '#features/kanban/web/public-api.ts';
import { useTranslation } from '#web/i18n.ts';
import { SelectField } from '#web/ui/select-field.tsx';

interface Props {
  spaces: BoardPage['spaces'];
  value: number;
  onChoose: (id: number) => void;
}

/** Picks a board; templates are excluded. */
export function BoardField({ spaces, value, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('modalExamples.boards.board')}
      value={String(value)}
      options={spaces.filter(({ isTemplate }) => !isTemplate).map(({ id, name }) => ({ value: String(id), label: name }))}
      onChoose={(id) => onChoose(Number(id))}
    />
  );
}
