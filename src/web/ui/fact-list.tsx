import { Fragment, type ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Fact {
  label: string;
  /** Null omits the fact. */
  content: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, content }) =>
        content === null || content === undefined || content === '' || content === false ? null : (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{content}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
