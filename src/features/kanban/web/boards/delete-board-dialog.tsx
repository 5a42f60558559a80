import { useQuery } from '@tanstack/react-query';
import { listTrash } from '#platform/trash/contract.ts';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Board } from '../../board-contract.ts';
import type { Card } from '../../contract.ts';

interface Props {
  board: Board;
  /** Cards that are deleted too. */
  cards: readonly Card[];
  /** Whether to delete the column itself, or only its cards. */
  isWhole: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks for confirmation before deleting a column or all of its cards: lists what is deleted and how long it can be restored. */
export function DeleteBoardDialog({ board, cards, isWhole, onDelete, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const maySeeTrash = useCan('read', 'Trash');
  const { data } = useQuery({
    queryKey: ['trash', 'kept days'] as const,
    queryFn: async ({ signal }) => (await call(listTrash, { query: { kind: 'board', perPage: 1 } }, { signal })).keptDays,
    enabled: maySeeTrash,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const comments = cards.reduce((sum, card) => sum + card.comments, 0);
  const files = cards.reduce((sum, card) => sum + card.attachments, 0);
  const along = [
    t('kanban.board.count', { count: cards.length }),
    ...(comments > 0 ? [t('kanban.deleting.comments', { count: comments })] : []),
    ...(files > 0 ? [t('kanban.deleting.files', { count: files })] : []),
  ];
  const kept = data === undefined ? t('kanban.deleting.keptAWhile') : t('kanban.deleting.kept', { count: data });
  return (
    <ConfirmDialog
      title={t(isWhole ? 'kanban.deleting.board' : 'kanban.deleting.cards', { board: board.title })}
      text={`${t('kanban.deleting.along', { what: listInWords(along, i18n.language) })} ${kept}`}
      confirmLabel={t(isWhole ? 'kanban.board.delete' : 'kanban.board.clear')}
      cancelLabel={t('ui.form.cancel')}
      onConfirm={() => {
        onClose();
        onDelete();
      }}
      onClose={onClose}
    />
  );
}
