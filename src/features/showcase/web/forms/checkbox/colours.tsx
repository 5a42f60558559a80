import { Check } from '#web/ui/check.tsx';
import classes from './colours.module.css';

/** The tick takes the colour of what it stands for. The words say it too. */
export function Colours() {
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
