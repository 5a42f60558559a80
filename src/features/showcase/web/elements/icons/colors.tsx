import { IconAlertTriangle, IconCircleCheck, IconHeartFilled, IconInfoCircle } from '#web/icons.ts';
import { Row } from '#web/ui/row.tsx';
import classes from './colors.module.css';

/** Icons inherit `color` like text. */
export function Colors() {
  return (
    <Row gap={24}>
      <span className={classes.good}>
        <IconCircleCheck aria-hidden="true" /> Paid
      </span>
      <span className={classes.near}>
        <IconAlertTriangle aria-hidden="true" /> Due
      </span>
      <span className={classes.quiet}>
        <IconInfoCircle aria-hidden="true" /> Draft
      </span>
      <span className={classes.liked}>
        <IconHeartFilled aria-hidden="true" /> On the wishlist
      </span>
    </Row>
  );
}
