import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import type { AuditEntry } from '../contract.ts';
import { ActorCell } from './actor-cell.tsx';
import { browserText } from './browser-text.ts';
import classes from './entry-panel.module.css';
import { changesInWords, entrySentence } from './entry-words.ts';

export function EntryPanel({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const changes = changesInWords(t, entry);
  const browser = browserText(entry.userAgent);
  return (
    <Dialog kind="panel" title={entrySentence(t, entry)} onClose={onClose}>
      <div className={classes.body}>
        <FactList
          facts={[
            { label: t('audit.time'), content: <time dateTime={entry.at}>{formatMoment(new Date(entry.at), i18n.language)}</time> },
            { label: t('audit.who'), content: <ActorCell actor={entry.actor} isLink /> },
            { label: t('audit.target'), content: entry.target && <bdi>{entry.target}</bdi> },
            { label: t('audit.address'), content: entry.address && <bdi>{entry.address}</bdi> },
            { label: t('audit.browser'), content: browser && <bdi>{browser}</bdi> },
          ]}
        />
        {changes.length > 0 && (
          <table className={classes.changes}>
            <caption className={classes.caption}>{t('audit.changes')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('audit.changed')}</th>
                <th scope="col">{t('audit.before')}</th>
                <th scope="col">{t('audit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, from, to }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td dir="auto">{from || '—'}</td>
                  <td dir="auto">{to || '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {entry.userAgent && entry.userAgent !== browser && (
          <p className={classes.agent} dir="ltr">
            <bdi>{entry.userAgent}</bdi>
          </p>
        )}
      </div>
    </Dialog>
  );
}
