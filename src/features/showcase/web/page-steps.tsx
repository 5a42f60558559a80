import { useTranslation } from '#web/i18n.ts';
import { IconArrowLeft, IconArrowRight } from '#web/icons.ts';
import { neighborsOf, type ShowcasePath } from './catalog.ts';
import classes from './page-steps.module.css';

/** Links to the previous and the next page. */
export function PageSteps({ path }: { path: ShowcasePath }) {
  const { t } = useTranslation();
  const { before, after } = neighborsOf(path);
  return (
    <nav className={classes.steps} aria-label={t('showcase.steps')}>
      {before && (
        <a className={classes.step} href={before}>
          <IconArrowLeft className={classes.arrow} size={18} aria-hidden="true" />
          <span>{t(`showcase.page.${before}.title`)}</span>
        </a>
      )}
      {after && (
        <a className={classes.step} data-after href={after}>
          <span>{t(`showcase.page.${after}.title`)}</span>
          <IconArrowRight className={classes.arrow} size={18} aria-hidden="true" />
        </a>
      )}
    </nav>
  );
}
