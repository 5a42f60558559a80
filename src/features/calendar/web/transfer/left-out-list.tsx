import type { Reason } from '#contract/reason.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import classes from './dialog-form.module.css';

interface Props {
  label: string;
  items: readonly { title: string; line: number; why: Reason }[];
  /** Number of further entries. */
  notNamed?: number;
}

/** Skipped or differing entries of a calendar file, each with its line and reason. */
export function LeftOutList({ label, items, notNamed = 0 }: Props) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{label}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <ul className={classes.skipped} tabIndex={0} aria-label={label}>
        {items.map(({ title, line, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same event may be there twice.
          <li key={index}>
            {t('calendar.import.line', { line })} {title && <bdi>{title}</bdi>} {title && '—'} {reasonText(t, why)}
          </li>
        ))}
        {notNamed > 0 && <li>{t('calendar.import.more', { count: notNamed })}</li>}
      </ul>
    </section>
  );
}
