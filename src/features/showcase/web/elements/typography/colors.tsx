import classes from './colors.module.css';

/** Theme tokens for text colors. */
export function Colors() {
  return (
    <>
      <p className={classes.text}>Primary: body text.</p>
      <p className={classes.quiet}>Secondary: supporting text.</p>
      <p className={classes.accent}>Accent: links.</p>
      <p className={classes.success}>Success: paid.</p>
      <p className={classes.warning}>Warning: due.</p>
      <p className={classes.danger}>Danger: overdue.</p>
    </>
  );
}
