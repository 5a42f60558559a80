import { useQueryClient } from '@tanstack/react-query';
import type { WebhookKind } from '#contract/webhook-kinds.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRecordForm } from '#web/use-record-form.ts';
import { addWebhook, updateWebhook, type Webhook } from '../contract.ts';
import { KindsField } from './kinds-field.tsx';

interface Props {
  /** Without one a new webhook is added. */
  webhook?: Webhook;
  /** Told the secret of a new one: it is not to be had again. */
  onAdded?: (secret: string) => void;
  onClose: () => void;
}

interface Values {
  address: string;
  kinds: WebhookKind[];
  isActive: boolean;
}

const newValues: Values = { address: '', kinds: [], isActive: true };
const valuesOf = ({ address, kinds, isActive }: Webhook): Values => ({ address, kinds, isActive });

/** The form of a webhook. */
export function WebhookDrawer({ webhook, onAdded, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useRecordForm<Values, Webhook>({
    storageKey: 'atrium.webhook.draft',
    record: webhook,
    begun: webhook ? valuesOf(webhook) : newValues,
    valuesOf,
  });
  const { values, errors, change } = form;

  const save = async (version = form.baseVersion) => {
    if (webhook && !form.isChanged) return onClose();
    const body = { ...values, address: values.address.trim() };
    const isWrong = form.refuse({
      address: body.address === '' && t('ui.form.required'),
      kinds: body.kinds.length === 0 && t('webhooks.says.kinds'),
    });
    if (isWrong) return;
    let secret: string | undefined;
    const isSaved = await form.send(async () => {
      if (webhook) await call(updateWebhook, { params: { id: webhook.id }, body: { ...body, version } });
      else ({ secret } = await call(addWebhook, { body }));
      await queryClient.invalidateQueries({ queryKey: ['webhook'] });
    });
    if (!isSaved) return;
    if (webhook) toast({ tone: 'success', message: t('webhooks.done.saved') });
    onClose();
    if (secret !== undefined) onAdded?.(secret);
  };
  const textOf = (record: Values, field: keyof Values) => {
    if (field === 'address') return record.address;
    if (field === 'isActive') return t(record.isActive ? 'webhooks.state.active' : 'webhooks.state.off');
    return record.kinds.map((kind) => t(`webhooks.kinds.${kind}`)).join(t('webhooks.comma'));
  };
  return (
    <RecordDrawer
      title={t(webhook ? 'webhooks.editTitle' : 'webhooks.add')}
      form={form}
      submitLabel={t(webhook ? 'ui.form.save' : 'webhooks.add')}
      labelOf={(name) => t(`webhooks.field.${name}`)}
      textOf={textOf}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t('webhooks.field.address')}
        hint={t('webhooks.hint.address')}
        error={errors.address}
        value={values.address}
        maxLength={500}
        required
        type="url"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <KindsField value={values.kinds} error={errors.kinds} onChange={(kinds) => change({ kinds })} />
      <Switch label={t('webhooks.field.isActive')} isOn={values.isActive} onChange={(isActive) => change({ isActive })} />
    </RecordDrawer>
  );
}
