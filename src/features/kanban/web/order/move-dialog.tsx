import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { BoardPage } from '../board-page-answer.ts';
import { boardPageQuery } from '../board-queries.ts';
import classes from './move-dialog.module.css';

interface Props {
  page: BoardPage;
  cardId: number;
  onMove: (boardId: string, beforeId: number | null) => void;
  onMoveTo: (to: { spaceId: number; boardId: string; board: string }) => void;
  onClose: () => void;
}

/** Selects a column and a position: the way to move a card without dragging. */
export function MoveDialog({ page, cardId, onMove, onMoveTo, onClose }: Props) {
  const { t } = useTranslation();
  const card = page.cards.find(({ id }) => id === cardId);
  const [boardId, setBoardId] = useState(card?.boardId ?? page.boards[0]?.id ?? '');
  const [spaceId, setSpaceId] = useState(page.spaceId ?? 0);
  const isElsewhere = spaceId !== page.spaceId;
  const { data: elsewhere } = useQuery({ ...boardPageQuery(spaceId), enabled: isElsewhere });
  const columns = (isElsewhere ? elsewhere?.boards : page.boards) ?? [];
  const column = columns.find(({ id }) => id === boardId) ?? columns[0];
  const others = page.cards.filter((one) => one.boardId === boardId && one.id !== cardId);
  const stands = page.cards.filter((one) => one.boardId === boardId).findIndex(({ id }) => id === cardId);
  const [index, setIndex] = useState(Math.max(0, stands));
  const move = (event: FormEvent) => {
    event.preventDefault();
    if (!column) return;
    if (isElsewhere) onMoveTo({ spaceId, boardId: column.id, board: column.title });
    else onMove(column.id, others[index]?.id ?? null);
    onClose();
  };
  return (
    <Dialog title={t('kanban.move.title', { title: card?.title ?? '' })} onClose={onClose}>
      <form className={classes.form} onSubmit={move}>
        {page.spaces.length > 1 && (
          <ChoiceField label={t('kanban.move.space')} value={spaceId} onChange={(event) => setSpaceId(Number(event.currentTarget.value))}>
            {page.spaces.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </ChoiceField>
        )}
        <ChoiceField
          label={t('kanban.list.column')}
          value={column?.id ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setBoardId(value);
            setIndex(
              value === card?.boardId
                ? Math.max(
                    0,
                    page.cards.filter((one) => one.boardId === value).findIndex(({ id }) => id === cardId),
                  )
                : 0,
            );
          }}
        >
          {columns.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </ChoiceField>
        {!isElsewhere && (
          <ChoiceField label={t('kanban.move.position')} value={index} onChange={(event) => setIndex(Number(event.currentTarget.value))}>
            {[...others, null].map((before, position) => (
              <option key={before?.id ?? 'end'} value={position}>
                {position + 1}
              </option>
            ))}
          </ChoiceField>
        )}
        <div className={classes.buttons}>
          <Button look="outline" onClick={onClose}>
            {t('ui.form.cancel')}
          </Button>
          <Button type="submit">{t('kanban.move.do')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
}

/** A labeled select; uses the native element for good mobile support. */
function ChoiceField({ label, ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <select {...rest} id={id} className={classes.select} />
    </div>
  );
}
