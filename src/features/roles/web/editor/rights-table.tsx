import { cellActions } from '#contract/granted-cells.ts';
import { useTranslation } from '#web/i18n.ts';
import { subjectName } from '#web/right-words.ts';
import { CellBox } from './cell-box.tsx';
import type { Matrix } from './matrix.ts';
import classes from './rights-matrix.module.css';

/** The matrix as a table: each row and each column can be ticked as a whole. */
export function RightsTable({ matrix, labelledBy }: { matrix: Matrix; labelledBy: string }) {
  const { t } = useTranslation();
  const { subjects, ticked, mine, tick, isReadOnly } = matrix;
  const all = subjects.flatMap((subject) => mine(subject).map((action) => ticked(subject).includes(action)));
  return (
    <table className={classes.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className={classes.subjectHead}>
            {t('roles.matrix.subject')}
          </th>
          {cellActions.map((action) => {
            const cells = subjects.filter((subject) => mine(subject).includes(action));
            return (
              <th key={action} scope="col">
                <span>{t(`roles.action.${action}`)}</span>
                {!isReadOnly && (
                  <CellBox
                    label={t('roles.matrix.column', { action: t(`roles.action.${action}`) })}
                    cells={cells.map((subject) => ticked(subject).includes(action))}
                    isOff={cells.length === 0}
                    onTick={(isOn) => tick(subjects, [action], isOn)}
                  />
                )}
              </th>
            );
          })}
          <th scope="col" className={classes.manage}>
            <span>{t('roles.action.manage')}</span>
            {!isReadOnly && (
              <CellBox
                label={t('roles.matrix.everything')}
                cells={all}
                isOff={all.length === 0}
                onTick={(isOn) => tick(subjects, cellActions, isOn)}
              />
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => {
          const name = subjectName(t, subject);
          const rowTicked = ticked(subject);
          return (
            <tr key={subject}>
              <th scope="row">
                <span className={classes.subject}>{name}</span>
                <span className={classes.covers}>{t(`roles.covers.${subject}`)}</span>
              </th>
              {cellActions.map((action) => (
                <td key={action}>
                  <CellBox
                    label={t('ui.named', { name, value: t(`roles.action.${action}`) })}
                    cells={[rowTicked.includes(action)]}
                    isOff={isReadOnly || !mine(subject).includes(action)}
                    isReadOnly={isReadOnly}
                    onTick={(isOn) => tick([subject], [action], isOn)}
                  />
                </td>
              ))}
              <td className={classes.manage}>
                <CellBox
                  label={t('ui.named', { name, value: t('roles.action.manage') })}
                  cells={cellActions.map((action) => rowTicked.includes(action))}
                  isOff={isReadOnly || mine(subject).length < cellActions.length}
                  isReadOnly={isReadOnly}
                  onTick={(isOn) => tick([subject], cellActions, isOn)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
