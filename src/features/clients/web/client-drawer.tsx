import { useQueryClient } from '@tanstack/react-query';
import { eInvoiceSettings } from '#contract/e-invoice-formats.ts';
import { languageOf, languages } from '#contract/languages.ts';
import { call } from '#web/api-client.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { toast } from '#web/toast.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useRecordForm } from '#web/use-record-form.ts';
import { addClient, type Client, updateClient } from '../contract.ts';

interface Props {
  /** Omit to add a new client. */
  client?: Client | undefined;
  /** Company name to prefill for a new client. */
  company?: string | undefined;
  /** Called with the saved client before the drawer closes. */
  onSaved?: (client: Client) => void;
  onClose: () => void;
}

export function ClientDrawer({ client, company = '', onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const begun = client ? clientValuesOf(client) : { ...newClientValues, company };
  const form = useClientForm(client, begun);
  const { values } = form;

  const save = async (version = form.baseVersion) => {
    if (isNameless(values)) return form.refuse({ company: t('clients.says.name') });
    if (client && !form.isChanged) return onClose();
    let saved: Client | undefined;
    const isSaved = await form.send(async () => {
      saved = client ? await change(client, version) : (await call(addClient, { body: values })).client;
      await queryClient.invalidateQueries({ queryKey: ['client'] });
    });
    if (!isSaved || !saved) return;
    if (!client) toast({ tone: 'success', message: t('clients.done.added', { name: saved.company || saved.name }) });
    onSaved?.(saved);
    onClose();
  };
  const change = ({ id }: Client, version: number) =>
    form.sendChanged(
      version,
      async (names, basedOn) =>
        (await call(updateClient, { params: { id }, body: { ...namedFields(values, names), version: basedOn } })).client,
    );
  return (
    <RecordDrawer
      title={t(client ? 'clients.drawer.edit' : 'clients.drawer.new')}
      form={form}
      submitLabel={t(client ? 'common.save' : 'clients.add')}
      labelOf={(field) => t(`clients.field.${field}`)}
      textOf={(record, field) => shownText(record, field, t)}
      onSave={save}
      onClose={onClose}
    >
      <ClientFields form={form} />
    </RecordDrawer>
  );
}

function ClientFields({ form }: { form: ReturnType<typeof useClientForm> }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const field = (name: Exclude<keyof ClientValues, 'language' | 'eInvoice'>, maxLength: number) => ({
    label: t(`clients.field.${name}`),
    value: values[name],
    error: errors[name],
    maxLength,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...field('company', 120)} dir="auto" />
      <TextField {...field('name', 120)} dir="auto" hint={t('clients.hint.name')} />
      <TextField {...field('companyEmail', 254)} type="email" inputMode="email" dir="ltr" hint={t('clients.hint.email')} />
      <FieldRow>
        <TextField {...field('contact', 60)} type="tel" inputMode="tel" dir="ltr" />
        <TextField {...field('vatId', 40)} dir="ltr" />
      </FieldRow>
      <FieldRow>
        <TextField {...field('companyNumber', 60)} dir="ltr" />
        <TextField {...field('taxNumber', 60)} dir="ltr" />
      </FieldRow>
      <TextareaField {...field('address', 500)} hint={t('clients.hint.address')} />
      <FieldRow isRoomy>
        <TextField {...field('country', 80)} dir="auto" hint={t('clients.hint.country')} />
        <SelectField
          label={t('clients.field.language')}
          hint={t('clients.hint.language')}
          value={values.language ?? ''}
          options={[{ value: '', label: t('clients.language.own') }, ...languages.map(({ code, name }) => ({ value: code, label: name }))]}
          error={errors.language}
          onChoose={(code) => change({ language: languageOf(code) ?? null })}
        />
      </FieldRow>
      <FieldRow isRoomy>
        <SelectField
          label={t('clients.field.eInvoice')}
          value={values.eInvoice ?? ''}
          options={[
            { value: '', label: t('clients.eInvoice.own') },
            ...eInvoiceSettings.map((value) => ({ value, label: t(`clients.eInvoice.${value}`) })),
          ]}
          error={errors.eInvoice}
          onChoose={(chosen) => change({ eInvoice: eInvoiceSettings.find((setting) => setting === chosen) ?? null })}
        />
        <TextField {...field('buyerReference', 100)} dir="ltr" hint={t('clients.hint.buyerReference')} />
      </FieldRow>
    </>
  );
}

function useClientForm(client: Client | undefined, begun: ClientValues) {
  return useRecordForm<ClientValues, Client>({ storageKey: 'atrium.client.draft', record: client, begun, valuesOf: clientValuesOf });
}

/** Checks whether both names are empty; a client needs a person, a company, or both. */
function isNameless({ name, company }: ClientValues): boolean {
  return !name.trim() && !company.trim();
}

/** Form values of the drawer. */
type ClientValues = Omit<Client, 'id' | 'version'>;

const newClientValues: ClientValues = {
  ...{
    name: '',
    company: '',
    companyEmail: '',
    contact: '',
    address: '',
    country: '',
    vatId: '',
    companyNumber: '',
    taxNumber: '',
    language: null,
    buyerReference: '',
    eInvoice: null,
  },
};

function clientValuesOf({ id: _id, version: _version, ...values }: Client): ClientValues {
  return values;
}

/** Formats a field for read-only display. */
function shownText(values: ClientValues, field: keyof ClientValues, t: TFunction): string {
  if (field === 'eInvoice') return t(`clients.eInvoice.${values.eInvoice ?? 'own'}`);
  return values[field] ?? t('clients.language.own');
}
