import { useEffect, useId, useRef, useState } from 'react';
import { formatDateTime } from '#web/dates/format-date.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCheck } from '#web/icons.ts';
import { listInWords } from '#web/list-in-words.ts';
import { reasonText } from '#web/refusal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { uploadWithProgress } from '#web/upload-with-progress.ts';
import { type CheckedWorkspace, checkWorkspace, importWorkspace, type Workspace } from '../contract.ts';
import { ArchiveFacts } from './archive-facts.tsx';
import classes from './card-body.module.css';
import { subjectsOfTables } from './row-groups.ts';
import { StayingList } from './staying-list.tsx';

/** Imports an archive into an empty company: first a preview, then the import. */
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

/** Preview of an archive with the problems that block its import. */
function CheckedArchive({ checked }: { checked: CheckedWorkspace }) {
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

interface SendProgressProps {
  /** From 0 to 1. */
  share: number;
  step: 'checking' | 'taking';
}

/** Upload progress, then the server's current step. */
function SendProgress({ share, step }: SendProgressProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  return (
    <div className={classes.progress}>
      <label htmlFor={id} className="tabular">
        {share < 1 ? t('workspace.import.sending', { percent: formatPercent(share, i18n.language) }) : t(`workspace.import.${step}`)}
      </label>
      {share < 1 ? <progress id={id} max={1} value={share} /> : <progress id={id} />}
    </div>
  );
}

type Step = 'checking' | 'taking';

/** Validates and then imports an archive, with upload progress. */
function useArchive() {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<CheckedWorkspace>();
  const [isTaken, setTaken] = useState(false);
  const [step, setStep] = useState<Step>();
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState('');
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function send(next: Step, bytes: File) {
    upload.current = new AbortController();
    const { signal } = upload.current;
    setStep(next);
    setShare(0);
    setFailure('');
    try {
      const options = { onProgress: setShare, signal };
      if (next === 'checking') setChecked(await uploadWithProgress(checkWorkspace, {}, bytes, options));
      else {
        await uploadWithProgress(importWorkspace, {}, bytes, options);
        setTaken(true);
      }
    } catch (error) {
      if (!signal.aborted) setFailure(formFailureText(t, error));
    } finally {
      setStep(undefined);
    }
  }
  return {
    ...{ file, checked, isTaken, step, share, failure },
    choose(chosen: File) {
      setFile(chosen);
      setChecked(undefined);
      void send('checking', chosen);
    },
    take: () => file && void send('taking', file),
    stop: () => upload.current?.abort(),
    restart() {
      setFile(undefined);
      setChecked(undefined);
      setFailure('');
    },
  };
}
