import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconComponents } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { catalog } from '../catalog.ts';
import classes from './overview-page.module.css';

/** All showcase pages by group, searchable. */
export function OverviewPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.showcase'));
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const wanted = plainLetters(typed);
  const groups = catalog
    .map(({ name, paths }) => ({
      name,
      pages: paths
        .map((path) => ({ path, title: t(`showcase.page.${path}.title`), text: t(`showcase.page.${path}.text`) }))
        .filter(({ path, title, text }) => plainLetters(`${title} ${text} ${path}`).includes(wanted)),
    }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <div className={classes.page}>
      <PageHead title={t('menu.showcase')} note={t('showcase.text')} />
      <div className={classes.search}>
        <SearchField
          q=""
          inputRef={field}
          onSearch={setTyped}
          onType={setTyped}
          label={t('showcase.search')}
          clearLabel={t('table.clearSearch')}
          maxLength={60}
        />
      </div>
      {groups.map(({ name, pages }) => (
        <section key={name} className={classes.group} aria-labelledby={`showcase-${name}`}>
          <h2 id={`showcase-${name}`} className={classes.heading}>
            {t(`showcase.group.${name}.title`)}
          </h2>
          <p className={classes.note}>{t(`showcase.group.${name}.text`)}</p>
          <ul className={classes.cards}>
            {pages.map(({ path, title, text }) => (
              <li key={path}>
                <a className={classes.card} href={path}>
                  <span className={classes.title}>{title}</span>
                  <span className={classes.text}>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <PaneMessage icon={<IconComponents size={24} stroke={1.75} />} title={t('showcase.nothing')} text={t('showcase.nothingText')} />
      )}
    </div>
  );
}
