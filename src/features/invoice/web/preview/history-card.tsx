import { formatRelative } from '#web/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Moment } from '#web/ui/moment.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import classes from './history-card.module.css';

/** What happened to the invoice, the newest first. */
export function HistoryCard({ history }: { history: InvoiceRecord['history'] }) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  if (history.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="invoice-history">
      <h2 id="invoice-history" className={classes.title}>
        {t('invoice.preview.history.title')}
      </h2>
      <ol className={classes.list}>
        {[...history]
          .sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
          .map(({ id, kind, at, actor, detail }) => (
            <li key={id} className={classes.entry} data-kind={kind}>
              <span>{t(`invoice.preview.history.${kind}`, { detail })}</span>
              <span className={classes.when}>
                {actor && (
                  <>
                    <bdi>{actor.fullName}</bdi> ·{' '}
                  </>
                )}
                <Moment at={at}>{formatRelative(new Date(at), i18n.language, now)}</Moment>
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}
