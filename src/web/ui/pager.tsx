import type { ReactNode } from 'react';
import { pageNumbers } from '#web/data-table/page-numbers.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronLeft, IconChevronRight } from '#web/icons.ts';
import classes from './pager.module.css';

interface Props {
  label: string;
  /** Starts at 1. */
  page: number;
  last: number;
  onPage: (page: number) => void;
  look?: 'plain' | 'framed' | 'round';
  /** `numbers` between the arrows, or `short`: the current page and the total. */
  shows?: 'numbers' | 'short';
  /** Shows words instead of arrows. */
  hasWords?: boolean;
  size?: 'small' | 'medium' | 'large';
}

/** Pagination; for tables use `TablePager`. */
export function Pager(props: Props) {
  const { label, page, last, onPage, look = 'plain', shows = 'numbers', hasWords = false, size = 'medium' } = props;
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const step = (name: string, to: number, icon: ReactNode) => (
    <button
      type="button"
      className={classes.step}
      data-words={hasWords || undefined}
      disabled={to < 1 || to > last}
      aria-label={hasWords ? undefined : name}
      onClick={() => onPage(to)}
    >
      {hasWords ? name : icon}
    </button>
  );
  return (
    <nav className={classes.pager} data-look={look} data-size={size} aria-label={label}>
      {step(t('table.previousPage'), page - 1, <IconChevronLeft className={classes.arrow} size={18} aria-hidden="true" />)}
      {shows === 'short' ? (
        <span className={classes.short}>{t('table.pageOf', { page: number(page), last: number(last) })}</span>
      ) : (
        <ol className={classes.numbers}>
          {pageNumbers(page, last).map((entry, place) =>
            entry === 'gap' ? (
              <li key={place < 3 ? 'gap before' : 'gap after'} className={classes.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={entry}>
                <button
                  type="button"
                  className={classes.step}
                  aria-label={t('table.page', { page: number(entry) })}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => onPage(entry)}
                >
                  {number(entry)}
                </button>
              </li>
            ),
          )}
        </ol>
      )}
      {step(t('table.nextPage'), page + 1, <IconChevronRight className={classes.arrow} size={18} aria-hidden="true" />)}
    </nav>
  );
}
