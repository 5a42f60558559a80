import classes from './colours.module.css';

/** By the tokens of the theme. */
export function Colours() {
  return (
    <>
      <p className={classes.text}>Text: what one reads.</p>
      <p className={classes.quiet}>Quiet: what stands beside it.</p>
      <p className={classes.accent}>Accent: what leads on.</p>
      <p className={classes.success}>Success: it is paid.</p>
      <p className={classes.warning}>Warning: it is due.</p>
      <p className={classes.danger}>Danger: it is late.</p>
    </>
  );
}
