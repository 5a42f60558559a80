import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/i18n.ts';
import { CountList } from '#web/ui/count-list.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { importUsers } from '../../import-contract.ts';
import classes from './import-dialog.module.css';
import { RowNotes } from './row-notes.tsx';

const kinds = ['new', 'changed', 'same', 'bad'] as const;
const tones = { new: 'success', changed: 'info', same: 'neutral', bad: 'danger' } as const;

/** What becomes of each row of a file. */
export function ImportPreview({ answer: { counts, rows } }: { answer: AnswerOf<typeof importUsers> }) {
  const { t } = useTranslation();
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <>
      <CountList
        counts={kinds.map((kind) => ({
          ...{ label: t(`users.import.kind.${kind}`), count: counts[kind] },
          tone: kind === 'bad' ? 'danger' : undefined,
        }))}
      />
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
