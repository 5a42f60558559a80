import { copyText } from '#web/copy-text.ts';
import { toast } from '#web/toast.ts';
import classes from './gradients.module.css';

const gradients = [
  { name: 'Iris', value: 'linear-gradient(135deg, #5b5bd6, #8a8af5)' },
  { name: 'Evening', value: 'linear-gradient(135deg, #23264a, #5b5bd6)' },
  { name: 'Moss', value: 'linear-gradient(135deg, #18794e, #5fd09c)' },
  { name: 'Sea', value: 'linear-gradient(135deg, #0b68b0, #7cc0f5)' },
  { name: 'Clay', value: 'linear-gradient(135deg, #9a5300, #f2b45f)' },
  { name: 'Rose', value: 'linear-gradient(135deg, #c2408c, #ff8a94)' },
  { name: 'Oak', value: 'linear-gradient(135deg, #7d5238, #d8a25e)' },
  { name: 'Mist', value: 'linear-gradient(135deg, #a3a6b6, #ececf2)' },
];

/** The same in both color schemes. */
export function Gradients() {
  return (
    <ul className={classes.list}>
      {gradients.map(({ name, value }) => (
        <li key={name}>
          <button
            type="button"
            className={classes.gradient}
            onClick={async () => toast({ message: (await copyText(value)) ? `${name} copied` : 'Couldn’t copy' })}
          >
            <span className={classes.ground} style={{ backgroundImage: value }} />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
