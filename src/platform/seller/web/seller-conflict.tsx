import { useTranslation } from '#web/i18n.ts';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { sellerFieldsOf, sellerValuesOf } from './seller-values.ts';
import { shownText } from './shown-text.ts';
import type { SellerForm } from './use-seller-form.ts';

/** Shows concurrent changes next to the user's input; nothing without a conflict. */
export function SellerConflict({ form, onKeep }: { form: SellerForm; onKeep: (version: number) => void }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { conflict, values } = form;
  if (!conflict) return null;
  return (
    <RecordConflict
      base={sellerFieldsOf(form.base, language)}
      mine={sellerFieldsOf(values, language)}
      theirs={sellerFieldsOf(sellerValuesOf(conflict, language), language)}
      labelOf={(name) => t(`seller.field.${name}`)}
      textOf={(fields, name) => shownText(fields, name, t, language)}
      onKeep={() => onKeep(conflict.version)}
      onTake={form.takeCurrent}
    />
  );
}
