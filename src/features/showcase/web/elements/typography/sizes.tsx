import classes from './sizes.module.css';

const sizes = [36, 24, 20, 16, 14, 13, 12, 11];

export function Sizes() {
  return (
    <ul className={classes.list}>
      {sizes.map((size) => (
        <li key={size} style={{ fontSize: size }}>
          Oiled oak <small className={classes.note}>{size} px</small>
        </li>
      ))}
    </ul>
  );
}
