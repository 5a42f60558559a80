import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { BoardImport } from '../../import-contract.ts';
import classes from './import-preview.module.css';

/** What a file would become: its columns with their cards, and what of it is left out and why. */
export function ImportPreview({ found }: { found: BoardImport }) {
  const { t, i18n } = useTranslation();
  const { columns, cards, archived, comments, bad, badCount, dateOrder } = found;
  const partly = found.things.filter(({ noted, left }) => noted.length + left.length > 0);
  const format = (number: number) => formatNumber(number, i18n.language);
  return (
    <div className={classes.preview}>
      <p className={classes.sum} role="status">
        {t('kanban.import.found', {
          cards: t('kanban.board.count', { count: cards }),
          columns: t('kanban.import.columns', { count: columns.length }),
        })}
        {archived > 0 && ` ${t('kanban.import.archived', { count: archived })}`}
        {comments > 0 && ` ${t('kanban.import.comments', { count: comments })}`}
      </p>
      <ul className={classes.columns} aria-label={t('kanban.import.columnsLabel')}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file may be named alike, and their order stays.
          <li key={index} className={classes.column}>
            <bdi className={classes.title}>{column.title}</bdi>
            <span className={classes.count}>{t('kanban.board.count', { count: column.cards })}</span>
          </li>
        ))}
      </ul>
      {dateOrder && <p className={classes.note}>{t(`kanban.import.dateOrder.${dateOrder}`)}</p>}
      {partly.length > 0 && (
        <section aria-label={t('kanban.import.things')}>
          <h3 className={classes.head}>{t('kanban.import.things')}</h3>
          <dl className={classes.things}>
            {partly.map(({ thing, found: total, taken, noted, left }) => (
              <div key={thing}>
                <dt>
                  {t(`kanban.import.thing.${thing}`)}{' '}
                  <span className={classes.count}>{t('kanban.import.taken', { taken: format(taken), found: format(total) })}</span>
                </dt>
                {(['noted', 'left'] as const).flatMap((outcome) =>
                  (outcome === 'noted' ? noted : left).map(({ reason, count }) => (
                    <dd key={`${outcome} ${reason}`} className={classes.note}>
                      {t(`kanban.import.${outcome}`, { number: format(count), reason: t(`kanban.import.reason.${reason}`) })}
                    </dd>
                  )),
                )}
              </div>
            ))}
          </dl>
        </section>
      )}
      {badCount > 0 && (
        <section aria-label={t('kanban.import.bad', { count: badCount })}>
          <h3 className={classes.head}>{t('kanban.import.bad', { count: badCount })}</h3>
          <ul className={classes.bad}>
            {bad.map(({ line, title, problem }) => (
              <li key={line}>
                {t('kanban.import.line', { line })}
                {title && (
                  <>
                    {' – '}
                    <bdi>{title}</bdi>
                  </>
                )}
                {': '}
                {t(`kanban.import.problem.${problem}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
