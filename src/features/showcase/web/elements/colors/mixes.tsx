import classes from './mixes.module.css';

const shares = [100, 64, 40, 22, 12, 6];

/** Mixed in CSS with `color-mix`. */
export function Mixes() {
  return (
    <ul className={classes.list}>
      {shares.map((share) => (
        <li key={share} className={classes.one}>
          <span className={classes.ground} style={{ background: `color-mix(in srgb, var(--accent) ${share}%, transparent)` }} />
          <span>{share}%</span>
        </li>
      ))}
    </ul>
  );
}
