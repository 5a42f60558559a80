import classes from './pair-of-figures.module.css';

interface Props {
  figures: readonly { name: string; value: number; href?: string | undefined }[];
  format: (value: number) => string;
  /** An additional figure that doesn't count rows. */
  last?: { name: string; text: string };
}

/** Figures side by side below a chart; each links to its list. */
export function PairOfFigures({ figures, format, last }: Props) {
  return (
    <ul className={classes.figures}>
      {figures.map(({ name, value, href }) => {
        const words = wordsOf(name, format(value));
        return <li key={name}>{href ? <a href={href}>{words}</a> : <span>{words}</span>}</li>;
      })}
      {last && (
        <li>
          <span>{wordsOf(last.name, last.text)}</span>
        </li>
      )}
    </ul>
  );
}

const wordsOf = (name: string, value: string) => (
  <>
    <span className={classes.name}>{name}</span>
    <bdi className={classes.value}>{value}</bdi>
  </>
);
