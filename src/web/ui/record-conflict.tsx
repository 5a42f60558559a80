import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { ConflictPanel } from './conflict-panel.tsx';

interface RecordConflictProps<V extends object> {
  /** What the form began with, what it holds, and what somebody else made of it. */
  base: V;
  mine: V;
  theirs: V;
  labelOf: (field: keyof V) => string;
  textOf: (values: V, field: keyof V) => string;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows the fields that two people changed at once as each of them left it, and lets the person choose. */
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
