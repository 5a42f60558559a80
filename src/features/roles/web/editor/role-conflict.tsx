import { useTranslation } from '#web/i18n.ts';
import { subjectName } from '#web/right-words.ts';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { actionsInWords } from './actions-in-words.ts';
import { type RoleValues, tickedIn } from './role-values.ts';

interface Props {
  base: RoleValues;
  mine: RoleValues;
  theirs: RoleValues;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows a role as two people left it at once, row by row. */
export function RoleConflict(props: Props) {
  const { t, i18n } = useTranslation();
  return (
    <RecordConflict
      {...props}
      labelOf={(field) => (field === 'title' ? t('roles.name') : subjectName(t, field))}
      textOf={(values, field) => (field === 'title' ? values.title : actionsInWords(t, i18n.language, tickedIn(values, field)))}
    />
  );
}
