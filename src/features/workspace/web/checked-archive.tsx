import { formatDateTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import type { CheckedWorkspace } from '../contract.ts';
import { ArchiveFacts } from './archive-facts.tsx';
import classes from './card-body.module.css';
import { StayingList } from './staying-list.tsx';

/** What an archive would bring, and each row for which it cannot be taken. */
export function CheckedArchive({ checked }: { checked: CheckedWorkspace }) {
  const { t, i18n } = useTranslation();
  const { company, madeAt, tables, files, missingFiles, stayed, leftColumns, problems } = checked;
  return (
    <>
      <p role="status" className={classes.said}>
        {t('workspace.import.found', { company, day: formatDateTime(new Date(madeAt), i18n.language) })}
      </p>
      <ArchiveFacts tables={tables} files={files} />
      {missingFiles > 0 && <p className={classes.quiet}>{t('workspace.import.missing', { count: missingFiles })}</p>}
      {leftColumns.length > 0 && (
        <p className={classes.quiet}>
          {t('workspace.import.left')} <bdi dir="ltr">{leftColumns.join(', ')}</bdi>
        </p>
      )}
      <StayingList title={t('workspace.stays.stayed')} stays={stayed} />
      {problems.length > 0 ? (
        <>
          <FormFailure text={t('workspace.import.problems')} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
          <ul className={classes.problems} tabIndex={0} aria-label={t('workspace.import.rows')}>
            {problems.map(({ table, id, why }) => (
              <li key={`${table} ${id} ${why.code}`} className={classes.problem}>
                <code dir="ltr">
                  {table} {id}
                </code>
                <span>{reasonText(t, why)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={classes.quiet}>{t('workspace.import.after')}</p>
      )}
    </>
  );
}
