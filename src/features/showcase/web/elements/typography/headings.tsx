import classes from './headings.module.css';

/** Each level in its size: the level is what the page needs, the size what the eye needs. */
export function Headings() {
  return (
    <dl className={classes.list}>
      <dt>24 px</dt>
      <dd className={classes.page}>The title of a page</dd>
      <dt>20 px</dt>
      <dd className={classes.part}>The title of a part</dd>
      <dt>16 px</dt>
      <dd className={classes.card}>The title of a card</dd>
      <dt>14 px</dt>
      <dd className={classes.lines}>The title of a few lines</dd>
      <dt>12 px</dt>
      <dd className={classes.over}>Over a list</dd>
    </dl>
  );
}
