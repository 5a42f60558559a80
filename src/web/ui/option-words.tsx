import classes from './option-words.module.css';

export function OptionWords({ name, text }: { name: string; text: string }) {
  return (
    <span className={classes.words}>
      <bdi className={classes.name}>{name}</bdi>
      {text && <bdi className={classes.text}>{text}</bdi>}
    </span>
  );
}
