import { Fragment, type ReactNode } from 'react';
import classes from './view-facts.module.css';

interface Props {
  /** What has no content is left out. */
  facts: readonly { label: string; content: ReactNode }[];
}

/** Facts of a user, a line each. */
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
