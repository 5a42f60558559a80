import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { usePageTitle } from '#web/page-title.ts';
import { sendChange } from '#web/send-change.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useDraftForm } from '#web/use-draft-form.ts';
import { type ShopSettings, updateShopSettings } from '../../../settings-contract.ts';
import { DeliveryMethodsField } from './delivery-methods-field.tsx';
import classes from './settings-page.module.css';
import { shopSettingsQuery } from './settings-query.ts';
import { type SettingsValues, settingsFieldsOf, settingsProblems, settingsValuesOf } from './settings-values.ts';
import { ShopNotices } from './shop-notices.tsx';
import { ShopTaxRatesField } from './shop-tax-rates-field.tsx';

export function SettingsPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.shopSettings'));
  const mayChange = useCan('update', 'Product');
  const { data, isError, refetch } = useQuery(shopSettingsQuery);
  return (
    <div className={classes.page}>
      <PageHead title={t('menu.shopSettings')} note={t('shopStaff.settings.text')} />
      <ShopNotices />
      {data ? (
        <SettingsForm settings={data} mayChange={mayChange} />
      ) : isError ? (
        <ErrorState text={t('shopStaff.failed.load')} onTryAgain={() => void refetch()} />
      ) : (
        <div className={classes.skeleton} aria-hidden="true" />
      )}
    </div>
  );
}

/** Form for delivery and tax settings; nothing is saved until the user saves. */
function SettingsForm({ settings, mayChange }: { settings: ShopSettings; mayChange: boolean }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const queryClient = useQueryClient();
  const valuesOf = (record: ShopSettings) => settingsValuesOf(record, language);
  const fieldsOf = (values: SettingsValues) => settingsFieldsOf(values, language);
  const form = useDraftForm<SettingsValues, ShopSettings>({
    ...{ storageKey: 'atrium.shop.settings', draftKey: 'settings', record: settings, begun: valuesOf(settings), valuesOf },
    versionOf: ({ version }) => version,
    isSame: (some, others) => changedFields(fieldsOf(some), fieldsOf(others)).length === 0,
  });
  const { values, errors, conflict } = form;
  const save = async (version = form.baseVersion) => {
    const fields = fieldsOf(values);
    const problems = settingsProblems(fields);
    if (problems.length > 0) return form.refuse(Object.fromEntries(problems.map((name) => [name, t(`shopStaff.settings.says.${name}`)])));
    const isSaved = await form.send(async () => {
      const saved = await sendChange({
        ...{ base: fieldsOf(form.base), values: fields, version },
        valuesOf: (record: ShopSettings) => fieldsOf(valuesOf(record)),
        versionOf: (record: ShopSettings) => record.version,
        send: async (names, basedOn) =>
          (await call(updateShopSettings, { body: { ...namedFields(fields, names), version: basedOn } })).settings,
      });
      form.goOn(saved, values);
      queryClient.setQueryData(shopSettingsQuery.queryKey, saved);
    });
    if (isSaved) toast({ tone: 'success', message: t('shopStaff.settings.saved') });
  };
  return (
    <form
      ref={form.formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className={classes.form} disabled={!mayChange}>
        <Card title={t('shopStaff.settings.delivery.title')} text={t('shopStaff.settings.delivery.text')}>
          <DeliveryMethodsField
            methods={values.deliveryMethods}
            currency={settings.currency}
            error={errors.deliveryMethods}
            onChange={(deliveryMethods) => form.change({ deliveryMethods })}
          />
        </Card>
        <Card title={t('shopStaff.settings.tax.title')} text={t('shopStaff.settings.tax.text')}>
          <ShopTaxRatesField
            rates={values.taxRates}
            homeCountry={settings.homeCountry}
            error={errors.taxRates}
            onChange={(taxRates) => form.change({ taxRates })}
          />
          <Switch
            label={t('shopStaff.settings.tax.reverseCharge')}
            text={t('shopStaff.settings.tax.reverseChargeText')}
            isOn={values.reverseCharge}
            onChange={(reverseCharge) => form.change({ reverseCharge })}
          />
          <Switch
            label={t('shopStaff.settings.tax.exportsUntaxed')}
            text={t('shopStaff.settings.tax.exportsUntaxedText')}
            isOn={values.exportsUntaxed}
            onChange={(exportsUntaxed) => form.change({ exportsUntaxed })}
          />
        </Card>
        {conflict && (
          <RecordConflict
            base={fieldsOf(form.base)}
            mine={fieldsOf(values)}
            theirs={fieldsOf(valuesOf(conflict))}
            labelOf={(name) => t(`shopStaff.settings.conflict.${name}`)}
            textOf={(fields, name) => shownText(fields[name])}
            onKeep={() => void save(conflict.version)}
            onTake={form.takeCurrent}
          />
        )}
      </fieldset>
      <FormFailure text={form.failure} />
      {(form.isChanged || form.isSending) && (
        <div className={classes.bar}>
          <span className={classes.said} role="status">
            {t('ui.form.kept')}
          </span>
          <Button look="outline" onClick={form.reset}>
            {t('ui.form.discard')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t('common.save')}
          </Button>
        </div>
      )}
    </form>
  );

  /** Formats a setting's value for a conflict. */
  function shownText(value: boolean | readonly { name: string; country?: string }[]): string {
    if (typeof value === 'boolean') return t(value ? 'shopStaff.yes' : 'shopStaff.no');
    return value.map(({ name, country }) => [country, name].filter(Boolean).join(' ') || t('shop.delivery.standard')).join(', ');
  }
}
