import type { ComponentProps, ReactNode } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './today-part.module.css';

interface Props {
  icon: ReactNode;
  name: string;
  total: number;
  /** All of them, in the list that they are of. */
  href: string;
  /** Beside the total: what it comes to. */
  sum?: ReactNode;
  /** Said where there is none. */
  none: string;
  tone?: 'danger' | 'warning' | undefined;
  children: ReactNode;
}

/** A part of Today: how many wait, and the first of them, each with what can be done at once. */
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
  /** Quiet, below the title. */
  note: ReactNode;
  isLate?: boolean;
  /** At the end of the line: what it comes to. */
  value?: ReactNode;
  action?: ReactNode;
}

/** Something that waits: what it is, and what can be done about it at once. */
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
  /** What it does to which row, for who hears it. */
  label: string;
}

/** What is done to a row at once. */
export function RowButton({ label, ...rest }: RowButtonProps) {
  return <button type="button" {...rest} className={classes.button} aria-label={label} />;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'aria-label' | 'className' | 'href'> {
  label: string;
  href: string;
}

/** The same for what is done elsewhere. */
export function RowLink({ label, href, ...rest }: LinkProps) {
  return <a {...rest} href={href} className={classes.button} aria-label={label} />;
}
