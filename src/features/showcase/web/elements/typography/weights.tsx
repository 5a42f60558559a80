import classes from './weights.module.css';

export function Weights() {
  return (
    <>
      <p className={classes.regular}>Regular, 400: the lamps ship on Tuesday.</p>
      <p className={classes.medium}>Medium, 500: the lamps ship on Tuesday.</p>
      <p className={classes.semibold}>Semibold, 600: the lamps ship on Tuesday.</p>
    </>
  );
}
