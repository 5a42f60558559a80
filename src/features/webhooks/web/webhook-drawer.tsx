import { useQueryClient } from '@tanstack/react-query';
import { type WebhookApp, type WebhookKind, webhookKinds, webhookKindsByApp } from '#contract/webhook-kinds.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Check } from '#web/ui/check.tsx';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRecordForm } from '#web/use-record-form.ts';
import { addWebhook, updateWebhook, type Webhook } from '../contract.ts';
import classes from './kinds-field.module.css';

interface WebhookDrawerProps {
  /** Omit to add a new webhook. */
  webhook?: Webhook;
  /** Called with the secret of a new webhook, which can't be retrieved later. */
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

export function WebhookDrawer({ webhook, onAdded, onClose }: WebhookDrawerProps) {
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
      address: body.address === '' && t('refusal.required'),
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
      submitLabel={t(webhook ? 'common.save' : 'webhooks.add')}
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

interface KindsFieldProps {
  value: readonly WebhookKind[];
  error: string | undefined;
  onChange: (kinds: WebhookKind[]) => void;
}

const apps = Object.keys(webhookKindsByApp) as WebhookApp[];

/** Selects the kinds of changes to send, by app. */
function KindsField({ value, error, onChange }: KindsFieldProps) {
  const { t } = useTranslation();
  const change = (kind: WebhookKind, isChosen: boolean) =>
    onChange(webhookKinds.filter((one) => (one === kind ? isChosen : value.includes(one))));
  return (
    <fieldset className={classes.field} aria-describedby={error && 'webhook-kinds-error'}>
      <legend className={classes.label}>{t('webhooks.field.kinds')}</legend>
      {error && (
        <p id="webhook-kinds-error" className={classes.error} role="alert">
          {error}
        </p>
      )}
      {apps.map((app) => (
        <fieldset key={app} className={classes.app}>
          <legend className={classes.name}>{t(`webhooks.apps.${app}`)}</legend>
          <div className={classes.kinds}>
            {webhookKindsByApp[app].map((kind: WebhookKind) => (
              <Check
                key={kind}
                checked={value.includes(kind)}
                aria-invalid={error ? true : undefined}
                onChange={(event) => change(kind, event.currentTarget.checked)}
              >
                {t(`webhooks.kinds.${kind}`)}
              </Check>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
