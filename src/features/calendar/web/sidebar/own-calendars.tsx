import { Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconDots, IconPlus } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { besides, inOrder, type RowOrder, stepped } from '#web/row-order.ts';
import { savedChoice, useSession } from '#web/session-store.ts';
import { useIsIdle } from '#web/use-is-idle.ts';
import type { OwnCalendar } from '../../own-calendar-contract.ts';
import type { OwnCalendarTask } from '../calendars/own-calendar-dialog.tsx';
import { colorOf } from '../calendars/use-calendars.ts';
import classes from './calendar-sidebar.module.css';

const OrderHandle = lazyPart(() => import('#web/ui/order-handle.tsx').then((module) => module.OrderHandle));
const OwnCalendarMenu = lazyPart(() => import('../calendars/own-calendar-menu.tsx').then((module) => module.OwnCalendarMenu));
const OwnCalendarDialog = lazyPart(() => import('../calendars/own-calendar-dialog.tsx').then((module) => module.OwnCalendarDialog));

interface Props {
  calendars: readonly OwnCalendar[];
  hidden: readonly number[];
  onHide: (hidden: number[]) => void;
}

/** The open menu: of one calendar, or for adding one. */
interface Asked {
  anchor: HTMLElement;
  calendarId: number | null;
}

/** Toggles for custom calendars, with a menu for the owner. */
export function OwnCalendars({ calendars, hidden, onHide }: Props) {
  const { t } = useTranslation();
  const reader = useSession()?.id;
  const rights = useRights('Calendar');
  const [asked, setAsked] = useState<Asked>();
  const [task, setTask] = useState<OwnCalendarTask>();
  const isAtRest = useIsIdle();
  const { rows, order } = useRowOrder('own', calendars);
  const canOrder = isAtRest && rows.length > 1;
  if (calendars.length === 0 && !rights.create) return null;
  // Keeps id order, so that each selection has one URL.
  const toggle = (id: number) => onHide(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id].sort((a, b) => a - b));
  const menuButton = (label: string, calendarId: number | null) => (
    <button
      type="button"
      className={calendarId === null ? `${classes.more} ${classes.headButton}` : classes.more}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={asked?.calendarId === calendarId}
      onFocus={() => void OwnCalendarMenu.preload()}
      onPointerEnter={() => void OwnCalendarMenu.preload()}
      onClick={({ currentTarget }) => setAsked({ anchor: currentTarget, calendarId })}
    >
      {calendarId === null ? <IconPlus size={16} stroke={2} aria-hidden="true" /> : <IconDots size={16} stroke={2} aria-hidden="true" />}
    </button>
  );
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('calendar.own.mine')}</legend>
      {rights.create && menuButton(t('calendar.own.addOne'), null)}
      {rows.map(({ id, name, colour, ownerId, ownerName, subscription }) => {
        const isOwn = ownerId === reader;
        return (
          <div key={id} className={classes.line} data-row>
            <label
              className={`${classes.choice} ${colorOf(colour)}`}
              title={isOwn ? name : t('calendar.own.of', { name, owner: ownerName })}
            >
              <input type="checkbox" className={classes.box} checked={!hidden.includes(id)} onChange={() => toggle(id)} />
              <bdi className={classes.name}>{name}</bdi>
              {!isOwn && <span className={classes.owner}>{ownerName}</span>}
              {subscription?.failure && (
                <IconAlertTriangle
                  className={classes.failed ?? ''}
                  size={16}
                  stroke={2}
                  aria-label={t(`calendar.own.failure.${subscription.failure}`)}
                />
              )}
            </label>
            {canOrder && (
              <Suspense fallback={null}>
                <OrderHandle id={id} name={name} order={order} />
              </Suspense>
            )}
            {isOwn && (rights.update || rights.delete) && menuButton(t('calendar.own.menu', { name }), id)}
          </div>
        );
      })}
      <Suspense fallback={null}>
        {asked && (
          <OwnCalendarMenu
            anchor={asked.anchor}
            calendar={calendars.find(({ id }) => id === asked.calendarId)}
            onTask={setTask}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {task && <OwnCalendarDialog task={task} calendars={calendars} onClose={() => setTask(undefined)} />}
      </Suspense>
    </fieldset>
  );
}

const choices = { own: savedChoice('atrium.calendar.order.own'), overlays: savedChoice('atrium.calendar.order.overlays') };

/** Returns sidebar rows in the person's own order, saved in this browser. */
export function useRowOrder<T extends { id: number }>(group: keyof typeof choices, rows: readonly T[]): { rows: T[]; order: RowOrder } {
  const [kept, setKept] = useState(() => choices[group].read().split(',').filter(Boolean).map(Number));
  const ordered = inOrder(rows, kept);
  const ids = ordered.map(({ id }) => id);
  const put = (changed: number[], id: number) => {
    choices[group].keep(changed.join(','));
    setKept(changed);
    return changed.indexOf(id) + 1;
  };
  return {
    rows: ordered,
    order: {
      ...{ group, ids },
      step: (id, by) => put(stepped(ids, id, by), id),
      drop: (id, onto, edge) => put(besides(ids, id, onto, edge), id),
    },
  };
}
