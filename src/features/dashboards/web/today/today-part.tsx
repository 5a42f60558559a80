import type { ComponentProps, ReactNode } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './today-part.module.css';

interface Props {
  icon: ReactNode;
  name: string;
  total: number;
  /** Link to the full list. */
  href: string;
  /** The total amount next to the count. */
  sum?: ReactNode;
  /** Text shown when empty. */
  none: string;
  tone?: 'danger' | 'warning' | undefined;
  children: ReactNode;
}

/** A part of Today: the count and the first rows, each with a quick action. */
export function TodayPart({ icon, name, total, href, sum, none, tone, children }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <section className={classes.part} aria-label={name}>
      <h3 className={classes.head}>
        <a className={classes.all} href={href}>
          <span className={classes.icon} data-tone={total > 0 ? tone : undefined}>
            {icon}
          </span>
          <span className={classes.name}>{name}</span> <bdi className={classes.total}>{formatNumber(total, i18n.language)}</bdi>
          <span className="visually-hidden">{t('dashboards.today.all')}</span>
        </a>
        {total > 0 && sum ? <span className={classes.sum}>{sum}</span> : null}
      </h3>
      {total === 0 ? <p className={classes.none}>{none}</p> : <ul className={classes.rows}>{children}</ul>}
    </section>
  );
}

interface TodayRowProps {
  href: string;
  title: string;
  /** Secondary text below the title. */
  note: ReactNode;
  isLate?: boolean;
  /** The amount at the end of the line. */
  value?: ReactNode;
  action?: ReactNode;
}

/** An item that needs attention, with a quick action. */
export function TodayRow({ href, title, note, isLate = false, value, action }: TodayRowProps) {
  return (
    <li className={classes.row}>
      <a className={classes.link} href={href}>
        <bdi className={classes.title}>{title}</bdi>
        <span className={classes.note} data-late={isLate || undefined}>
          {note}
        </span>
      </a>
      {value ? <bdi className={classes.value}>{value}</bdi> : null}
      {action}
    </li>
  );
}

interface RowButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'className'> {
  /** Accessible label naming the action and the row. */
  label: string;
}

/** Quick action of a row. */
export function RowButton({ label, ...rest }: RowButtonProps) {
  return <button type="button" {...rest} className={classes.button} aria-label={label} />;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'aria-label' | 'className' | 'href'> {
  label: string;
  href: string;
}

/** Link variant of a row's action. */
export function RowLink({ label, href, ...rest }: LinkProps) {
  return <a {...rest} href={href} className={classes.button} aria-label={label} />;
}
