import { Suspense } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useIsAtRest } from '#web/use-is-at-rest.ts';
import { type OverlayKind, overlayKinds } from '../calendar-place.ts';
import classes from './calendar-sidebar.module.css';
import { colourOf } from './colour-of.ts';
import { useRowOrder } from './use-row-order.ts';

const OrderHandle = lazyPart(() => import('#web/ui/order-handle.tsx').then((module) => module.OrderHandle));

interface Props {
  /** What the person may see here. */
  kinds: readonly OverlayKind[];
  shown: readonly OverlayKind[];
  onToggle: (kind: OverlayKind) => void;
}

/** What else than events is shown. */
export function ShownOverlays({ kinds, shown, onToggle }: Props) {
  const { t } = useTranslation();
  const isAtRest = useIsAtRest();
  const { rows, order } = useRowOrder(
    'overlays',
    kinds.map((kind) => ({ id: overlayKinds.indexOf(kind), kind })),
  );
  const canOrder = isAtRest && rows.length > 1;
  if (rows.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('calendar.alsoShow')}</legend>
      {rows.map(({ id, kind }) => (
        <div key={id} className={classes.line} data-row>
          <label className={`${classes.choice} ${colourOf('overlay')}`}>
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
