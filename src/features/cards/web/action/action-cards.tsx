import { useRef, useState } from 'react';
import { readerFormat } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowsMaximize, IconArrowsMinimize, IconChevronDown, IconChevronUp, IconLayoutGrid, IconRefresh, IconX } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LiveCard } from '../live/live-card.tsx';
import type { LiveCards } from '../live/use-live-cards.ts';
import classes from './action-cards.module.css';
import { nextAfter, untouched, withCard } from './card-states.ts';
import { useReload } from './use-reload.ts';

/** The cards of the page, with what can be done to each. What was done stays while the page is open. */
export function ActionCards({ live }: { live: LiveCards }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [states, setStates] = useState(untouched);
  const { reload, underWay, readAt } = useReload(live);
  const rows = live.rows.filter(({ id }) => !states.removed.has(id));
  const set = (which: keyof typeof states, id: string, isIn: boolean) => setStates((now) => withCard(now, which, id, isIn));
  const focusOn = (id: string | undefined) =>
    requestAnimationFrame(() => {
      const card = id === undefined ? undefined : place.current?.querySelector(`[data-card="${id}"]`);
      (card ?? place.current)?.querySelector('button')?.focus();
    });
  const remove = (id: string, title: string) => {
    const ids = rows.map((row) => row.id);
    set('removed', id, true);
    focusOn(nextAfter(ids, id));
    const run = () => {
      set('removed', id, false);
      focusOn(id);
    };
    toast({ message: t('cards.actions.removed', { title }), action: { label: t('ui.undo'), run, isUndo: true } });
  };
  return (
    <div ref={place} className={classes.place}>
      {rows.map((row) => {
        const isCollapsed = states.collapsed.has(row.id);
        const isWide = states.wide.has(row.id);
        return (
          <LiveCard
            isFirst
            key={row.id}
            row={row}
            answer={live.query.data}
            isCollapsed={isCollapsed}
            isWide={isWide}
            isBusy={underWay.has(row.id)}
            note={<ReadAt at={readAt(row.id)} />}
            tools={({ title, bodyId }) => (
              <CardTools
                title={title}
                bodyId={bodyId}
                isCollapsed={isCollapsed}
                isWide={isWide}
                isBusy={underWay.has(row.id)}
                onCollapse={() => set('collapsed', row.id, !isCollapsed)}
                onWiden={() => set('wide', row.id, !isWide)}
                onReload={() => void reload(row, title)}
                onRemove={() => remove(row.id, title)}
              />
            )}
          />
        );
      })}
      {states.removed.size > 0 && (
        <div className={classes.back}>
          <p>{t('cards.actions.gone', { count: states.removed.size })}</p>
          <Button look="outline" onClick={() => setStates((now) => ({ ...now, removed: new Set() }))}>
            <IconLayoutGrid size={18} />
            {t('cards.actions.back')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Props {
  title: string;
  /** What it collapses. */
  bodyId: string;
  isCollapsed: boolean;
  isWide: boolean;
  isBusy: boolean;
  onCollapse: () => void;
  onWiden: () => void;
  onReload: () => void;
  onRemove: () => void;
}

/** What can be done to a card. */
function CardTools({ title, bodyId, isCollapsed, isWide, isBusy, onCollapse, onWiden, onReload, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        label={t('cards.actions.collapse', { title })}
        aria-expanded={!isCollapsed}
        aria-controls={bodyId}
        className={classes.collapse}
        onClick={onCollapse}
      >
        {isCollapsed ? <IconChevronDown size={18} /> : <IconChevronUp size={18} />}
      </IconButton>
      <IconButton label={t('cards.actions.reload', { title })} aria-disabled={isBusy || undefined} onClick={() => isBusy || onReload()}>
        <IconRefresh size={18} className={isBusy ? classes.turning : undefined} />
      </IconButton>
      <IconButton label={t('cards.actions.widen', { title })} aria-pressed={isWide} className={classes.widen} onClick={onWiden}>
        {isWide ? <IconArrowsMinimize size={18} /> : <IconArrowsMaximize size={18} />}
      </IconButton>
      <IconButton label={t('cards.actions.remove', { title })} onClick={onRemove}>
        <IconX size={18} />
      </IconButton>
    </>
  );
}

/** When a card was read last, to the second; nothing before it was. @param at in milliseconds */
function ReadAt({ at }: { at: number }) {
  const { t, i18n } = useTranslation();
  if (at === 0) return null;
  const moment = new Date(at);
  const time = readerFormat(i18n.language, { timeStyle: 'medium' }).format(moment);
  return <time dateTime={moment.toISOString()}>{t('cards.actions.readAt', { time })}</time>;
}
