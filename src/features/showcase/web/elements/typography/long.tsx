import classes from './long.module.css';

const text =
  'The Vale sofa is built in Porto, from beech that grows within two hundred kilometres of the workshop, and covered with wool from Galashiels that is dyed before it is spun, so that it keeps its colour in the sun for longer than anybody has tried.';

/** The whole text is its tooltip. */
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
