import classes from './display.module.css';

/** Two sizes larger than headings. */
export function Display() {
  return (
    <>
      <p className={classes.figure}>48,290.00 €</p>
      <p className={classes.lead}>
        Chairs that last <span className={classes.accent}>a hundred years.</span>
      </p>
    </>
  );
}
