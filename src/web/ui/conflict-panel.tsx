import { Button } from './button.tsx';
import classes from './conflict-panel.module.css';

interface ConflictPanelProps {
  title: string;
  /** The fields that both have changed, or that differ. */
  rows: readonly { name: string; label: string; mine: string; theirs: string }[];
  mineLabel: string;
  theirsLabel: string;
  /** Said where no field can be shown. */
  otherText?: string;
  keepLabel: string;
  takeLabel: string;
  onKeep: () => void;
  onTake: () => void;
}

/** Says that somebody else changed meanwhile what is being edited, shows both, and lets the person choose. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { title, rows, mineLabel, theirsLabel, otherText, keepLabel, takeLabel, onKeep, onTake } = props;
  return (
    <section className={classes.note} role="alert">
      <h3 className={classes.title}>{title}</h3>
      {rows.length === 0 && otherText ? (
        <p className={classes.text}>{otherText}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{mineLabel}</th>
              <th scope="col">{theirsLabel}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, label, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td dir="auto">{mine}</td>
                <td dir="auto">{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.buttons}>
        <Button look="outline" onClick={onTake}>
          {takeLabel}
        </Button>
        <Button onClick={onKeep}>{keepLabel}</Button>
      </div>
    </section>
  );
}
