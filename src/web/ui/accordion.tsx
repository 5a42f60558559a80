import { type ReactNode, useId } from 'react';
import { IconChevronDown, IconPlus } from '#web/icons.ts';
import classes from './accordion.module.css';

interface Section {
  key: string;
  title: string;
  icon?: ReactNode;
  /** Muted text at the end of the line. */
  note?: ReactNode;
  /** Disabled. */
  isOff?: boolean;
  isOpen?: boolean;
  content: ReactNode;
}

interface Props {
  sections: readonly Section[];
  /** Opening one section closes the others. */
  isSingle?: boolean;
  look?: 'joined' | 'apart' | 'plain';
  sign?: 'chevron' | 'plus';
}

/** Collapsible sections based on `<details>`, so the browser's page search also finds collapsed content. */
export function Accordion({ sections, isSingle = false, look = 'joined', sign = 'chevron' }: Props) {
  const name = useId();
  const Sign = sign === 'plus' ? IconPlus : IconChevronDown;
  return (
    <div className={classes.accordion} data-look={look} data-sign={sign}>
      {sections.map(({ key, title, icon, note, isOff = false, isOpen = false, content }) =>
        isOff ? (
          <div key={key} className={classes.section}>
            <div className={classes.line} data-off>
              <Head {...{ title, icon, note }} />
            </div>
          </div>
        ) : (
          <details key={key} className={classes.section} name={isSingle ? name : undefined} open={isOpen}>
            <summary className={classes.line}>
              <Head {...{ title, icon, note }} />
              <Sign className={classes.sign} size={18} aria-hidden="true" />
            </summary>
            <div className={classes.content}>{content}</div>
          </details>
        ),
      )}
    </div>
  );
}

function Head({ title, icon, note }: Pick<Section, 'title' | 'icon' | 'note'>) {
  return (
    <>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <h3 className={classes.title}>{title}</h3>
      {note && <span className={classes.note}>{note}</span>}
    </>
  );
}
