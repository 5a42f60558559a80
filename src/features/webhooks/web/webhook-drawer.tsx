import { useQueryClient } from '@tanstack/react-query';
import type { WebhookKind } from '#contract/webhook-kinds.ts';
import { call } from '#web/api-client.ts';
import { changedFields } from '#web/changed-fields.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useKeptForm } from '#web/use-kept-form.ts';
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
  const form = useKeptForm<Values, Webhook>({
    storageKey: 'atrium.webhook.draft',
    draftKey: webhook ? String(webhook.id) : 'new',
    record: webhook ?? null,
    begun: webhook ? valuesOf(webhook) : newValues,
    valuesOf,
    versionOf: ({ version }) => version,
    isSame: (some, others) => changedFields(some, others).length === 0,
    fieldOf: (path) => Object.keys(newValues).find((name): name is keyof Values => name === path.split('.')[0]),
    errorOf: (_, reason) => reasonText(t, reason),
    failureOf: (error) => formFailureText(t, error),
  });
  const { values, errors, change, conflict } = form;

  const save = async (version = form.baseVersion) => {
    if (webhook && !form.isChanged) return onClose();
    const body = { ...values, address: values.address.trim() };
    if (body.address === '') return form.refuse({ address: t('ui.form.required') });
    if (body.kinds.length === 0) return form.refuse({ kinds: t('webhooks.says.kinds') });
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
    <FormDrawer
      title={t(webhook ? 'webhooks.editTitle' : 'webhooks.add')}
      form={form}
      submitLabel={t(webhook ? 'ui.form.save' : 'webhooks.add')}
      onSubmit={() => void save()}
      onClose={onClose}
      conflict={
        conflict && (
          <RecordConflict
            base={form.base}
            mine={values}
            theirs={valuesOf(conflict)}
            labelOf={(name) => t(`webhooks.field.${name}`)}
            textOf={textOf}
            onKeep={() => void save(conflict.version)}
            onTake={form.takeCurrent}
          />
        )
      }
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
    </FormDrawer>
  );
}
