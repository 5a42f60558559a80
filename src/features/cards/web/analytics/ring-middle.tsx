import classes from './ring-middle.module.css';

/** What stands within a ring. */
export function RingMiddle({ value, text }: { value: string; text: string }) {
  return (
    <>
      <bdi className={classes.value}>{value}</bdi>
      <span className={classes.text}>{text}</span>
    </>
  );
}
