import { useTranslation } from '#web/i18n.ts';
import { CountList } from './count-list.tsx';
import classes from './import-preview.module.css';
import { StatusPill } from './status-pill.tsx';

const kinds = ['new', 'changed', 'same', 'bad'] as const;
const tones = { new: 'success', changed: 'info', same: 'neutral', bad: 'danger' } as const;
type Kind = (typeof kinds)[number];

interface ImportedLine {
  line: number;
  kind: Kind;
  title: string;
  /** The key it is matched by; always left to right. */
  text?: string;
  /** What changes, or the errors. */
  notes: readonly { key: string; text: string }[];
}

/** Previews what an import does with each row of a file; not every row needs an entry. */
export function ImportPreview({ counts, rows }: { counts: Readonly<Record<Kind, number>>; rows: readonly ImportedLine[] }) {
  const { t } = useTranslation();
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <>
      <CountList
        counts={kinds.map((kind) => ({
          ...{ label: t(`ui.import.kind.${kind}`), count: counts[kind] },
          tone: kind === 'bad' ? 'danger' : undefined,
        }))}
      />
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        <ul className={classes.rows} tabIndex={0} aria-label={t('ui.import.rows')}>
          {rows.map(({ line, kind, title, text, notes }) => (
            <li key={line} className={classes.row}>
              <span className={classes.line}>{t('ui.import.line', { line })}</span>
              <span className={classes.who}>
                <bdi>{title || '—'}</bdi>
                {text !== undefined && <span dir="ltr">{text}</span>}
              </span>
              <StatusPill tone={tones[kind]}>{t(`ui.import.kind.${kind}`)}</StatusPill>
              {notes.length > 0 && (
                <ul className={classes.notes} data-bad={kind === 'bad' || undefined}>
                  {notes.map((note) => (
                    <li key={note.key}>{note.text}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {all > rows.length && <p className={classes.text}>{t('ui.import.more', { count: all - rows.length })}</p>}
    </>
  );
}
