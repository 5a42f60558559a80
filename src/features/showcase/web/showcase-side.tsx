import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { catalog, type ShowcasePath } from './catalog.ts';
import classes from './showcase-side.module.css';

/** Sidebar with the showcase pages; on narrow screens, the overview and the footer links replace it. */
export function ShowcaseSide({ path }: { path: ShowcasePath }) {
  const { t } = useTranslation();
  const here = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (here.current && list.current) list.current.scrollTop = here.current.offsetTop - list.current.clientHeight / 2;
  }, []);
  return (
    <nav ref={list} className={classes.side} aria-label={t('showcase.pages')}>
      <a className={classes.link} href="/components">
        {t('showcase.all')}
      </a>
      {catalog.map(({ name, paths }) => (
        <section key={name} aria-label={t(`showcase.group.${name}.title`)}>
          <h2 className={classes.heading}>{t(`showcase.group.${name}.title`)}</h2>
          <ul className={classes.links}>
            {paths.map((one) => (
              <li key={one}>
                <a ref={one === path ? here : null} className={classes.link} href={one} aria-current={one === path ? 'page' : undefined}>
                  {t(`showcase.page.${one}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
