import { Check } from '#web/ui/check.tsx';
import classes from './colors.module.css';

/** The tick takes the color of its option, and the label names it. */
export function Colors() {
  return (
    <>
      <div className={classes.success}>
        <Check defaultChecked>Delivered</Check>
      </div>
      <div className={classes.info}>
        <Check defaultChecked>On the way</Check>
      </div>
      <div className={classes.warning}>
        <Check defaultChecked>Waiting for the client</Check>
      </div>
      <div className={classes.danger}>
        <Check defaultChecked>Returned</Check>
      </div>
    </>
  );
}
