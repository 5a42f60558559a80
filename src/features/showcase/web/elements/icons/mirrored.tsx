import { IconArrowRight, IconClock, IconSend } from '#web/icons.ts';
import { Row } from '#web/ui/row.tsx';
import classes from './mirrored.module.css';

/** Mirrored in CSS by text direction. */
export function Mirrored() {
  return (
    <Row gap={24}>
      <span className={classes.words}>
        On <IconArrowRight className={classes.turned} aria-hidden="true" />
      </span>
      <span className={classes.words}>
        Send <IconSend className={classes.turned} aria-hidden="true" />
      </span>
      <span className={classes.words}>
        Later <IconClock aria-hidden="true" />
      </span>
    </Row>
  );
}
