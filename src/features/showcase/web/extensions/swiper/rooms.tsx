import classes from './rooms.module.css';

const names = ['Vale sofa', 'Fenn lamp', 'Holt dining table', 'Alder lounge chair', 'Birk sideboard', 'Holm floor lamp'];

/** Slides of rooms, drawn by `scripts/showcase-media.mjs`. */
export const rooms = names.map((name) => ({
  key: name,
  name,
  picture: `/showcase/${name.toLowerCase().replaceAll(' ', '-')}.svg`,
  shown: (
    <figure className={classes.room}>
      <img src={`/showcase/${name.toLowerCase().replaceAll(' ', '-')}.svg`} alt={`${name} in a room`} />
      <figcaption>{name}</figcaption>
    </figure>
  ),
}));

/** The same slides, starting with another one. */
export const roomsFrom = (first: number) => [...rooms.slice(first), ...rooms.slice(0, first)];
