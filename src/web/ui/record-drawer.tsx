import type { ComponentProps } from 'react';
import type { RecordForm } from '#web/use-record-form.ts';
import { FormDrawer } from './form-drawer.tsx';
import { RecordConflict } from './record-conflict.tsx';

interface RecordDrawerProps<V extends object, R extends { version: number }>
  extends Omit<ComponentProps<typeof FormDrawer>, 'form' | 'conflict' | 'onSubmit'> {
  form: RecordForm<V, R>;
  /** A field's name, and what it holds, as they are shown where two have changed it. */
  labelOf: (field: keyof V) => string;
  textOf: (values: V, field: keyof V) => string;
  /** @param version what the changes are based on, where somebody chose their own over another's */
  onSave: (version?: number) => Promise<unknown>;
}

/** The drawer of a record: where somebody else changed the same fields meanwhile, both are shown and one is chosen. */
export function RecordDrawer<V extends object, R extends { version: number }>(props: RecordDrawerProps<V, R>) {
  const { form, labelOf, textOf, onSave, ...rest } = props;
  const { conflict } = form;
  return (
    <FormDrawer
      {...rest}
      form={form}
      onSubmit={() => void onSave()}
      conflict={
        conflict && (
          <RecordConflict
            base={form.base}
            mine={form.values}
            theirs={form.valuesOf(conflict)}
            labelOf={labelOf}
            textOf={textOf}
            onKeep={() => void onSave(conflict.version)}
            onTake={form.takeCurrent}
          />
        )
      }
    />
  );
}
