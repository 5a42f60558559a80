import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { toast } from '#web/toast.ts';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { addClient, type Client, updateClient } from '../contract.ts';
import { ClientFields } from './client-fields.tsx';
import { clientValuesOf, newClientValues } from './client-values.ts';
import { shownText } from './shown-text.ts';
import { isNameless, useClientForm } from './use-client-form.ts';

interface ClientDrawerProps {
  /** Without one a new client is added. */
  client?: Client | undefined;
  /** Under this company name a new one begins. */
  company?: string | undefined;
  /** Told the client as it was saved, before the drawer closes. */
  onSaved?: (client: Client) => void;
  onClose: () => void;
}

/** The form of a client. */
export function ClientDrawer({ client, company = '', onSaved, onClose }: ClientDrawerProps) {
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
      submitLabel={t(client ? 'ui.form.save' : 'clients.add')}
      labelOf={(field) => t(`clients.field.${field}`)}
      textOf={(record, field) => shownText(record, field, t)}
      onSave={save}
      onClose={onClose}
    >
      <ClientFields form={form} />
    </RecordDrawer>
  );
}
