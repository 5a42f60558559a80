import classes from './long.module.css';

const text =
  'The Vale sofa is built in Porto from beech grown within two hundred kilometers of the workshop and covered with wool from Galashiels, which is dyed before spinning so that the color doesn’t fade in the sun, even after many years by the window.';

/** Truncated text with the full text as a tooltip. */
export function Long() {
  return (
    <>
      <p className={classes.line} title={text}>
        {text}
      </p>
      <p className={classes.lines} title={text}>
        {text}
      </p>
    </>
  );
}
