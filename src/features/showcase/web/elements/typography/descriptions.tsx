import classes from './descriptions.module.css';

/** A description list in one column and in two. */
export function Descriptions() {
  return (
    <>
      <dl className={classes.below}>
        <dt>Wood</dt>
        <dd>Oak, oiled</dd>
        <dt>Warranty</dt>
        <dd>Ten years on the frame</dd>
      </dl>
      <dl className={classes.beside}>
        <dt>Width</dt>
        <dd>180 cm</dd>
        <dt>Depth</dt>
        <dd>90 cm</dd>
        <dt>Height</dt>
        <dd>74 cm</dd>
      </dl>
    </>
  );
}
