import { Suspense } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendarRepeat, IconDownload, IconPlus, IconUpload } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { useIsIdle } from '#web/use-is-idle.ts';
import { calendarNames } from '../../contract.ts';
import type { OwnCalendar } from '../../own-calendar-contract.ts';
import { overlayKinds as allOverlayKinds, type CalendarDialog, type OverlayKind } from '../calendar-place.ts';
import { colorOf } from '../calendars/use-calendars.ts';
import type { PlaceInCalendar } from '../use-calendar-place.ts';
import classes from './calendar-sidebar.module.css';
import { MiniMonth } from './mini-month.tsx';
import { OwnCalendars, useRowOrder } from './own-calendars.tsx';

interface Props extends PlaceInCalendar {
  own: readonly OwnCalendar[];
  firstWeekday: number;
  overlayKinds: readonly OverlayKind[];
  /** Undefined without permission to add events. */
  onBegin: (() => void) | undefined;
  onDialog: (dialog: CalendarDialog) => void;
}

const dialogs = [
  ['subscription', IconCalendarRepeat],
  ['import', IconUpload],
  ['export', IconDownload],
] as const;

/** Sidebar with a small month, the calendar filters, and import, export and subscription. */
export function CalendarSidebar({ place, go, own, firstWeekday, overlayKinds, onBegin, onDialog }: Props) {
  const { t } = useTranslation();
  const mayImport = useCan('create', 'Calendar');
  const { calendars, hidden, overlays } = place;
  const isAll = calendars.length === calendarNames.length && !own.some(({ id }) => hidden.includes(id));
  const isSome = calendars.length > 0 || own.some(({ id }) => !hidden.includes(id));
  /** Keeps list order, so that each selection has one URL. */
  const toggled = <T,>(all: readonly T[], chosen: readonly T[], one: T) =>
    all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));
  return (
    <div className={classes.sidebar}>
      {onBegin && (
        <Button wide onClick={onBegin}>
          <IconPlus size={18} stroke={2} />
          {t('calendar.add')}
        </Button>
      )}
      <div className={classes.month}>
        <MiniMonth date={place.date} firstWeekday={firstWeekday} onPick={(date) => go({ date })} />
      </div>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('calendar.calendars')}</legend>
        <label className={classes.choice}>
          <input
            type="checkbox"
            className={classes.box}
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = !isAll && isSome;
            }}
            onChange={() =>
              go(isAll ? { calendars: [], hidden: own.map(({ id }) => id) } : { calendars: calendarNames, hidden: [] }, { replace: true })
            }
          />
          {t('calendar.all')}
        </label>
        {calendarNames.map((name) => (
          <label key={name} className={`${classes.choice} ${colorOf(name)}`}>
            <input
              type="checkbox"
              className={classes.box}
              checked={calendars.includes(name)}
              onChange={() => go({ calendars: toggled(calendarNames, calendars, name) }, { replace: true })}
            />
            {t(`calendar.name.${name}`)}
          </label>
        ))}
      </fieldset>
      <OwnCalendars calendars={own} hidden={hidden} onHide={(ids) => go({ hidden: ids }, { replace: true })} />
      <ShownOverlays
        kinds={overlayKinds}
        shown={overlays}
        onToggle={(kind) => go({ overlays: toggled(allOverlayKinds, overlays, kind) }, { replace: true })}
      />
      <div className={classes.links}>
        {dialogs
          .filter(([dialog]) => dialog !== 'import' || mayImport)
          .map(([dialog, Icon]) => (
            <button key={dialog} type="button" className={classes.link} onClick={() => onDialog(dialog)}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              {t(`calendar.${dialog}.open`)}
            </button>
          ))}
      </div>
    </div>
  );
}

const OrderHandle = lazyPart(() => import('#web/ui/order-handle.tsx').then((module) => module.OrderHandle));

interface OverlaysProps {
  kinds: readonly OverlayKind[];
  shown: readonly OverlayKind[];
  onToggle: (kind: OverlayKind) => void;
}

function ShownOverlays({ kinds, shown, onToggle }: OverlaysProps) {
  const { t } = useTranslation();
  const isAtRest = useIsIdle();
  const { rows, order } = useRowOrder(
    'overlays',
    kinds.map((kind) => ({ id: allOverlayKinds.indexOf(kind), kind })),
  );
  const canOrder = isAtRest && rows.length > 1;
  if (rows.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('calendar.alsoShow')}</legend>
      {rows.map(({ id, kind }) => (
        <div key={id} className={classes.line} data-row>
          <label className={`${classes.choice} ${colorOf('overlay')}`}>
            <input type="checkbox" className={classes.box} checked={shown.includes(kind)} onChange={() => onToggle(kind)} />
            {t(`calendar.overlay.${kind}`)}
          </label>
          {canOrder && (
            <Suspense fallback={null}>
              <OrderHandle id={id} name={t(`calendar.overlay.${kind}`)} order={order} />
            </Suspense>
          )}
        </div>
      ))}
    </fieldset>
  );
}
