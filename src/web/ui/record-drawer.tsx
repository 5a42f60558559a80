import type { ComponentProps } from 'react';
import type { RecordForm } from '#web/use-record-form.ts';
import { FormDrawer } from './form-drawer.tsx';
import { RecordConflict } from './record-conflict.tsx';

interface RecordDrawerProps<V extends object, R extends { version: number }>
  extends Omit<ComponentProps<typeof FormDrawer>, 'form' | 'conflict' | 'onSubmit'> {
  form: RecordForm<V, R>;
  /** A field's label and its value as text, for the comparison after a conflict. */
  labelOf: (field: keyof V) => string;
  textOf: (values: V, field: keyof V) => string;
  /** @param version the base version, after the user chose their own changes in a conflict */
  onSave: (version?: number) => Promise<unknown>;
}

/** A drawer to edit a record. On a conflicting change it compares both versions and lets the user choose. */
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
