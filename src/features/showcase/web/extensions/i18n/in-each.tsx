import type { ReactNode } from 'react';
import { languages } from '#contract/languages.ts';
import classes from './in-each.module.css';
import { OwnLanguage } from './own-language.tsx';

/** Renders the children in every language, labeled with its name. */
export function InEach({ children }: { children: ReactNode }) {
  return (
    <dl className={classes.list}>
      {languages.map(({ code, name }) => (
        <div key={code} className={classes.line}>
          <dt lang={code}>{name}</dt>
          <dd>
            <OwnLanguage language={code}>{children}</OwnLanguage>
          </dd>
        </div>
      ))}
    </dl>
  );
}
