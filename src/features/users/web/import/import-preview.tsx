import type { AnswerOf } from '#contract/endpoint.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { importUsers } from '../../import-contract.ts';
import classes from './import-dialog.module.css';
import { RowNotes } from './row-notes.tsx';

const kinds = ['new', 'changed', 'same', 'bad'] as const;
const tones = { new: 'success', changed: 'info', same: 'neutral', bad: 'danger' } as const;

/** What becomes of each row of a file. */
export function ImportPreview({ answer: { counts, rows } }: { answer: AnswerOf<typeof importUsers> }) {
  const { t, i18n } = useTranslation();
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <>
      <dl className={classes.counts}>
        {kinds.map((kind) => (
          <div key={kind} data-kind={kind}>
            <dt>{t(`users.import.kind.${kind}`)}</dt>
            <dd>{formatNumber(counts[kind], i18n.language)}</dd>
          </div>
        ))}
      </dl>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        <ul className={classes.rows} tabIndex={0} aria-label={t('users.import.rows')}>
          {rows.map((row) => (
            <li key={row.line} className={classes.row}>
              <span className={classes.line}>{t('users.import.line', { line: row.line })}</span>
              <span className={classes.who}>
                <bdi>{row.fullName || '—'}</bdi>
                <span dir="ltr">{row.email}</span>
              </span>
              <StatusPill tone={tones[row.kind]}>{t(`users.import.kind.${row.kind}`)}</StatusPill>
              <RowNotes row={row} />
            </li>
          ))}
        </ul>
      )}
      {all > rows.length && <p className={classes.text}>{t('users.import.more', { count: all - rows.length })}</p>}
    </>
  );
}
