import { Fragment, type ReactNode } from 'react';
import classes from './view-facts.module.css';

interface Props {
  /** Facts without content are omitted. */
  facts: readonly { label: string; content: ReactNode }[];
}

export function ViewFacts({ facts }: Props) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, content }) =>
        content ? (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{content}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  );
}
