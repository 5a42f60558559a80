import classes from './headings.module.css';

/** The level follows the page structure, the size the visual hierarchy. */
export function Headings() {
  return (
    <dl className={classes.list}>
      <dt>24 px</dt>
      <dd className={classes.page}>Page title</dd>
      <dt>20 px</dt>
      <dd className={classes.part}>Section title</dd>
      <dt>16 px</dt>
      <dd className={classes.card}>Card title</dd>
      <dt>14 px</dt>
      <dd className={classes.lines}>Subsection title</dd>
      <dt>12 px</dt>
      <dd className={classes.over}>List heading</dd>
    </dl>
  );
}
