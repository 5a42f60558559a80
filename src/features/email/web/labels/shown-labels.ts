import type { TFunction } from '#web/i18n.ts';
import { type FixedLabel, labels as fixedLabels, type Label, type MailLabel, type Tint } from '../../labels-contract.ts';

export interface ShownLabel {
  label: Label;
  name: string;
  tint: Tint;
  /** Set for a custom label. */
  own?: MailLabel;
}

const fixedTints: Readonly<Record<FixedLabel, Tint>> = { personal: 'green', company: 'blue', important: 'orange', private: 'red' };

/** Returns all labels in order: built-in ones, then custom ones. */
export function shownLabels(t: TFunction, own: readonly MailLabel[] = []): ShownLabel[] {
  return [
    ...fixedLabels.map((label) => ({ label, name: t(`email.label.${label}`), tint: fixedTints[label] })),
    ...own.map((one) => ({ label: one.label as Label, name: one.name, tint: one.tint, own: one })),
  ];
}
