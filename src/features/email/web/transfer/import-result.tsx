import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCheck } from '#web/icons.ts';
import { reasonText } from '#web/refusal-text.ts';
import type { importMailbox } from '../../transfer-contract.ts';
import classes from './import-result.module.css';

export type Imported = AnswerOf<typeof importMailbox>;

/** What became of the mails of files: how many came in, were there already, or could not be read and why. */
export function ImportResult({ result: { imported, skipped, failed, notNamed = 0, otherFiles = 0 } }: { result: Imported }) {
  const { t } = useTranslation();
  return (
    <div className={classes.result} data-failed={failed.length > 0 || undefined}>
      {failed.length > 0 ? <IconAlertTriangle aria-hidden="true" /> : <IconCheck aria-hidden="true" />}
      <div>
        <p className={classes.main}>{t('email.settings.transfer.imported', { count: imported })}</p>
        {skipped > 0 && <p>{t('email.settings.transfer.skipped', { count: skipped })}</p>}
        {otherFiles > 0 && <p>{t('email.settings.transfer.otherFiles', { count: otherFiles })}</p>}
        {failed.length > 0 && (
          <>
            <p>{t('email.settings.transfer.failed', { count: failed.length + notNamed })}</p>
            <ul>
              {failed.map(({ index, why }) => (
                <li key={index}>
                  {t('email.settings.transfer.failedOne', { index })} <bdi>{reasonText(t, why)}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
