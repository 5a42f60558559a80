import { useQuery } from '@tanstack/react-query';
import { useCan, useRights } from '#web/ability.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { idOf } from './trash-look.ts';
import { deletedQuery } from './trash-query.ts';
import { useTrashActions } from './use-trash-actions.ts';

interface DeletedNoteProps {
  /** Its trash kind. */
  kind: string;
  id: number;
}

/** Notice that the open record was deleted, by whom and when; users with permission can restore it. Input is kept. */
export function DeletedNote({ kind, id }: DeletedNoteProps) {
  const { t, i18n } = useTranslation();
  const mayRead = useCan('read', 'Trash');
  const rights = useRights('Trash');
  const key = String(id);
  const { data: line } = useQuery({ ...deletedQuery(kind, key), enabled: mayRead });
  const { restore } = useTrashActions(() => line?.name ?? '');
  const when = line ? formatRelative(new Date(line.deletedAt), i18n.language, new Date()) : '';
  return (
    <div role="alert">
      <InfoNote
        icon={<IconTrash size={18} aria-hidden="true" />}
        action={
          line && rights.update ? (
            <Button look="outline" onClick={() => void restore([idOf({ kind, key })])}>
              {t('common.restore')}
            </Button>
          ) : undefined
        }
      >
        {line?.deletedBy ? t('trash.open.by', { name: line.deletedBy, when }) : t('trash.open.deleted')}
      </InfoNote>
    </div>
  );
}
