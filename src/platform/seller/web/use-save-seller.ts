import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { sendChange } from '#web/send-change.ts';
import { type Seller, updateSeller } from '../contract.ts';
import { sellerQuery } from './seller-query.ts';
import { sellerFieldsOf, sellerProblems, sellerValuesOf } from './seller-values.ts';
import { type SellerForm, saysOf } from './use-seller-form.ts';

/** Saves the form's changes; returns whether it succeeded. */
export function useSaveSeller(form: SellerForm): (version?: number) => Promise<boolean> {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const queryClient = useQueryClient();
  const { values } = form;
  return async (version = form.baseVersion) => {
    const problems = sellerProblems(values, language);
    if (problems.length > 0) {
      form.refuse(Object.fromEntries(problems.map((name) => [name, t(saysOf[name] ?? 'ui.form.refused')])));
      return false;
    }
    const fields = sellerFieldsOf(values, language);
    return form.send(async () => {
      const saved = await sendChange({
        ...{ base: sellerFieldsOf(form.base, language), values: fields, version },
        valuesOf: (record: Seller) => sellerFieldsOf(sellerValuesOf(record, language), language),
        versionOf: (record: Seller) => record.version,
        send: async (names, basedOn) => {
          return (await call(updateSeller, { body: { ...namedFields(fields, names), version: basedOn } })).seller;
        },
      });
      form.goOn(saved, values);
      queryClient.setQueryData(sellerQuery.queryKey, saved);
    });
  };
}
