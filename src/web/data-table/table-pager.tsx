import { type ReactNode, useEffect } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown, IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { pageNumbers } from './page-numbers.ts';
import classes from './table-pager.module.css';
import { pageSizes } from './table-search.ts';

interface TablePagerProps {
  /** Starts at 1. */
  page: number;
  perPage: number;
  /** Number of all rows; undefined until known. */
  total: number | undefined;
  isAtLeast?: boolean | undefined;
  /** Requests the exact total. */
  onCountAll?: (() => void) | undefined;
  /** Accessible name when there are several pagers; *Pages* by default. */
  label?: string | undefined;
  /** The available page sizes; `pageSizes` by default. */
  sizes?: readonly number[] | undefined;
  /** `replace` when the page no longer exists. */
  onPage: (page: number, options?: { replace?: boolean }) => void;
  /** Undefined when the page size is fixed. */
  onPerPage?: (perPage: number) => void;
}

/** Pagination of a table. Goes to the last page when the current one no longer has rows. */
export function TablePager({
  page,
  perPage,
  total,
  isAtLeast = false,
  onCountAll,
  label,
  sizes = pageSizes,
  onPage,
  onPerPage,
}: TablePagerProps) {
  const { t, i18n } = useTranslation();
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / perPage));
  const isBeyond = total !== undefined && page > last && !isAtLeast;
  useEffect(() => {
    if (isBeyond) onPage(last, { replace: true });
  }, [isBeyond, last, onPage]);
  if (total === 0) return null;
  const number = (value: number) => formatNumber(value, i18n.language);
  const now = Math.min(page, last);
  const turn = (to: number, button: Element) => {
    // Scrolls to the top of the table, so the next page is read from its start.
    const frame = button.closest('section');
    if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    onPage(to);
  };
  const step = (label: string, to: number, isOff: boolean, icon: ReactNode) => (
    <IconButton
      label={label}
      className={classes.step}
      disabled={isOff || total === undefined}
      onClick={(event) => turn(to, event.currentTarget)}
    >
      {icon}
    </IconButton>
  );
  return (
    <nav className={classes.pager} aria-label={label ?? t('table.pages')}>
      {onPerPage && (
        <label className={classes.size}>
          <span>{t('table.perPage')}</span>
          <span className={classes.choice}>
            <select value={perPage} onChange={(event) => onPerPage(Number(event.currentTarget.value))}>
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {number(size)}
                </option>
              ))}
            </select>
            <IconChevronDown size={16} aria-hidden="true" />
          </span>
        </label>
      )}
      <span className={classes.range} role="status">
        {total !== undefined &&
          t('table.range', {
            from: number((now - 1) * perPage + 1),
            to: number(Math.min(now * perPage, total)),
            total: isAtLeast ? t('table.atLeast', { number: number(total) }) : number(total),
          })}
      </span>
      {isAtLeast && onCountAll && <LinkButton onClick={onCountAll}>{t('table.countAll')}</LinkButton>}
      <div className={classes.steps}>
        {step(t('table.firstPage'), 1, now === 1, <IconChevronsLeft size={18} />)}
        {step(t('table.previousPage'), now - 1, now === 1, <IconChevronLeft size={18} />)}
        <ol className={classes.numbers}>
          {pageNumbers(now, last).map((entry, place) =>
            entry === 'gap' ? (
              <li key={place < 3 ? 'gap before' : 'gap after'} aria-hidden="true" className={classes.gap}>
                …
              </li>
            ) : (
              <li key={entry}>
                <button
                  type="button"
                  className={classes.number}
                  aria-label={t('table.page', { page: number(entry) })}
                  aria-current={entry === now ? 'page' : undefined}
                  onClick={(event) => entry !== now && turn(entry, event.currentTarget)}
                >
                  {number(entry)}
                </button>
              </li>
            ),
          )}
        </ol>
        <span className={classes.short} aria-hidden="true">
          {t('table.pageOf', { page: number(now), last: number(last) })}
        </span>
        {step(t('table.nextPage'), now + 1, now === last && !isAtLeast, <IconChevronRight size={18} />)}
        {step(t('table.lastPage'), last, now === last || isAtLeast, <IconChevronsRight size={18} />)}
      </div>
    </nav>
  );
}
