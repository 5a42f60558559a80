import classes from './gauge-middle.module.css';

/** What stands within a gauge. */
export function GaugeMiddle({ value, text }: { value: string; text: string }) {
  return (
    <>
      <bdi className={classes.value}>{value}</bdi>
      <span className={classes.text}>{text}</span>
    </>
  );
}
