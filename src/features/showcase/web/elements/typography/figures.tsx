import classes from './figures.module.css';

const sums = ['1,840.00 €', '311.10 €', '12,071.90 €'];

/** Without and with tabular figures. */
export function Figures() {
  return (
    <div className={classes.columns} dir="ltr">
      <ul>
        {sums.map((sum) => (
          <li key={sum}>{sum}</li>
        ))}
      </ul>
      <ul className="tabular">
        {sums.map((sum) => (
          <li key={sum}>{sum}</li>
        ))}
      </ul>
    </div>
  );
}
