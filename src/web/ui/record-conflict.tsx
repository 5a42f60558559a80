import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { ConflictPanel } from './conflict-panel.tsx';

interface RecordConflictProps<V extends object> {
  /** The form's initial values, its current values, and the other person's. */
  base: V;
  mine: V;
  theirs: V;
  labelOf: (field: keyof V) => string;
  textOf: (values: V, field: keyof V) => string;
  onKeep: () => void;
  onTake: () => void;
}

/** Compares the fields that two people changed at the same time and lets the user choose. */
export function RecordConflict<V extends object>({ base, mine, theirs, labelOf, textOf, onKeep, onTake }: RecordConflictProps<V>) {
  const { t } = useTranslation();
  const [ofMine, ofTheirs] = [changedFields(base, mine), changedFields(base, theirs)];
  const apart = changedFields(mine, theirs).filter((name) => ofMine.includes(name) && ofTheirs.includes(name));
  return (
    <ConflictPanel
      title={t('ui.conflict.title')}
      rows={apart.map((name) => ({ name: String(name), label: labelOf(name), mine: textOf(mine, name), theirs: textOf(theirs, name) }))}
      onKeep={onKeep}
      onTake={onTake}
    />
  );
}
