import classes from './quotes.module.css';

/** A `figure` with a quotation and its source. */
export function Quotes() {
  return (
    <figure className={classes.quote}>
      <blockquote>
        <p>We bought six chairs in 2011. We still have six chairs.</p>
      </blockquote>
      <figcaption>
        Ewa Wiśniewska, <cite>Nordlys Café</cite>
      </figcaption>
    </figure>
  );
}
