import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconX } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type BoardDraft, type ColumnSet, columnSets, maxColumns, withNewColumn } from './board-draft.ts';
import classes from './columns-step.module.css';
import { wordedColumns } from './use-board-draft.ts';

interface Props {
  draft: BoardDraft;
  /** Problem of the columns; undefined until the user tries to continue. */
  problem: string | undefined;
  change: (part: Partial<BoardDraft>) => void;
}

/** The initial columns of the board. */
export function ColumnsStep({ draft: { columnSet, columns }, problem, change }: Props) {
  const { t } = useTranslation();
  const names = Object.keys(columnSets) as ColumnSet[];
  return (
    <>
      <SelectField
        label={t('modalExamples.steps.set')}
        value={columnSet}
        options={names.map((name) => ({ value: name, label: t(`modalExamples.steps.sets.${name}`) }))}
        onChoose={(name) => {
          const chosen = name as ColumnSet;
          change({ columnSet: chosen, columns: wordedColumns(t, chosen) });
        }}
      />
      <fieldset className={classes.columns}>
        <legend className={classes.legend}>{t('modalExamples.steps.columns')}</legend>
        {columns.map(({ key, title }, at) => (
          <TextField
            key={key}
            label={t('modalExamples.steps.columnNumber', { number: at + 1 })}
            dir="auto"
            maxLength={300}
            value={title}
            onChange={(event) => {
              const renamed = { key, title: event.currentTarget.value };
              change({ columns: columns.map((one) => (one.key === key ? renamed : one)) });
            }}
            end={
              <IconButton
                label={t('modalExamples.steps.removeColumn', { number: at + 1 })}
                onClick={() => change({ columns: columns.filter((one) => one.key !== key) })}
              >
                <IconX size={18} />
              </IconButton>
            }
          />
        ))}
      </fieldset>
      {problem && <p role="alert">{problem}</p>}
      <div>
        <Button look="outline" disabled={columns.length >= maxColumns} onClick={() => change({ columns: withNewColumn(columns) })}>
          <IconPlus size={18} aria-hidden="true" />
          {t('modalExamples.steps.addColumn')}
        </Button>
      </div>
    </>
  );
}
