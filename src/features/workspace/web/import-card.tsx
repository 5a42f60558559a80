import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCheck } from '#web/icons.ts';
import { listInWords } from '#web/list-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import type { Workspace } from '../contract.ts';
import classes from './card-body.module.css';
import { CheckedArchive } from './checked-archive.tsx';
import { subjectsOfTables } from './row-groups.ts';
import { SendProgress } from './send-progress.tsx';
import { useArchive } from './use-archive.ts';

/** Takes an archive into an empty company: first what would come, then all of it. */
export function ImportCard({ workspace: { inTheWay } }: { workspace: Workspace }) {
  const { t, i18n } = useTranslation();
  const archive = useArchive();
  const { file, checked, step, share, isTaken, failure } = archive;
  const isSending = step !== undefined;
  return (
    <Card title={t('workspace.import.title')} text={t('workspace.import.text')}>
      <div className={classes.body}>
        {isTaken ? (
          <>
            <div role="status">
              <InfoNote icon={<IconCheck aria-hidden="true" />}>{t('workspace.import.done', { company: checked?.company ?? '' })}</InfoNote>
            </div>
            <div>
              {/* Who is signed in, and all that is shown, is another one by now: everything is asked for anew. */}
              <Button onClick={() => window.location.assign('/')}>{t('workspace.import.open')}</Button>
            </div>
          </>
        ) : inTheWay.length > 0 ? (
          <InfoNote icon={<IconAlertTriangle aria-hidden="true" />}>
            {t('workspace.import.notEmpty', {
              what: listInWords(
                subjectsOfTables(inTheWay).map((subject) => t(`ui.subject.${subject}`)),
                i18n.language,
              ),
            })}
          </InfoNote>
        ) : checked ? (
          <>
            <CheckedArchive checked={checked} />
            {isSending && <SendProgress share={share} step={step} />}
            <div className={classes.buttons}>
              {checked.problems.length === 0 && (
                <Button loading={isSending} onClick={archive.take}>
                  {t('workspace.import.submit')}
                </Button>
              )}
              <Button look="outline" onClick={isSending ? archive.stop : archive.restart}>
                {t(isSending ? 'ui.form.cancel' : 'workspace.import.another')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <FileDrop
              label={t('workspace.import.choose')}
              text={file ? file.name : t('workspace.import.drop')}
              accept=".gz,.tgz,application/gzip"
              isBusy={isSending}
              onChoose={archive.choose}
            />
            {isSending && <SendProgress share={share} step={step} />}
          </>
        )}
        <FormFailure text={failure} />
      </div>
    </Card>
  );
}
