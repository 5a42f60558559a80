import type { AnswerOf } from '#contract/endpoint.ts';
import { useRights } from '#web/ability.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { listArchive } from '../../contract.ts';
import classes from './archive-panel.module.css';

interface Props {
  card: AnswerOf<typeof listArchive>['tasks'][number];
  onOpen: () => void;
  onPutBack: () => void;
  onDelete: () => void;
}

/** A card of the archive. */
export function ArchivedCard({ card, onOpen, onPutBack, onDelete }: Props) {
  const { t, i18n } = useTranslation();
  const rights = useRights('Board');
  const when = formatRelative(new Date(card.archivedAt), i18n.language, new Date());
  return (
    <li className={classes.card}>
      <button type="button" className={classes.what} onClick={onOpen}>
        <span className={classes.title} dir="auto">
          {card.title}
        </span>
        <span className={classes.when}>{t('kanban.archive.when', { board: card.boardTitle, when })}</span>
      </button>
      {rights.update && (
        <Button look="outline" onClick={onPutBack}>
          {t('kanban.archive.putBack')}
        </Button>
      )}
      {rights.delete && (
        <IconButton label={t('kanban.archive.delete', { title: card.title })} onClick={onDelete}>
          <IconTrash size={18} />
        </IconButton>
      )}
    </li>
  );
}
