import classes from './gauge-middle.module.css';

/** Text in the center of a gauge. */
export function GaugeMiddle({ value, text }: { value: string; text: string }) {
  return (
    <>
      <bdi className={classes.value}>{value}</bdi>
      <span className={classes.text}>{text}</span>
    </>
  );
}
