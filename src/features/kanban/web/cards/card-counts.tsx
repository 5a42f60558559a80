import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconMessageCircle, IconPaperclip } from '#web/icons.ts';
import type { Card } from '../../contract.ts';
import classes from './card-counts.module.css';

/** How much there is on a card: comments, attachments, what is ticked of its checklist. */
export function CardCounts({ card }: { card: Card }) {
  const { t } = useTranslation();
  const { comments, attachments, checklistDone, checklistTotal } = card;
  return (
    <>
      {checklistTotal > 0 && (
        <span className={classes.count} data-done={checklistDone === checklistTotal || undefined}>
          <IconChecklist size={14} aria-hidden="true" />
          <span aria-hidden="true">
            {checklistDone}/{checklistTotal}
          </span>
          <span className="visually-hidden">{t('kanban.card.checklist', { done: checklistDone, total: checklistTotal })}</span>
        </span>
      )}
      {comments > 0 && (
        <span className={classes.count}>
          <IconMessageCircle size={14} aria-hidden="true" />
          <span aria-hidden="true">{comments}</span>
          <span className="visually-hidden">{t('kanban.card.comments', { count: comments })}</span>
        </span>
      )}
      {attachments > 0 && (
        <span className={classes.count}>
          <IconPaperclip size={14} aria-hidden="true" />
          <span aria-hidden="true">{attachments}</span>
          <span className="visually-hidden">{t('kanban.card.attachments', { count: attachments })}</span>
        </span>
      )}
    </>
  );
}
