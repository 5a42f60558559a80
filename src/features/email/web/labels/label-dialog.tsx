import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addMailLabel, type MailLabel, type Tint, updateMailLabel } from '../../labels-contract.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { labelsQuery } from './labels-query.ts';
import { TintField } from './tint-field.tsx';

interface Props {
  /** The one that is edited; without it a new one is made. */
  label?: MailLabel;
  onSaved?: (label: MailLabel) => void;
  onClose: () => void;
}

interface Values {
  version: number;
  name: string;
  tint: Tint;
}

const valuesOf = ({ version, name, tint }: MailLabel): Values => ({ version, name, tint });

/** Makes a label, or gives one another name or colour. What was changed elsewhere meanwhile is replaced by what stands here. */
export function LabelDialog({ label, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  async function send({ name, tint }: Values) {
    const body = { name: name.trim(), tint };
    const saved = label ? await call(updateMailLabel, { params: { id: label.id }, body }) : await call(addMailLabel, { body });
    await queryClient.invalidateQueries({ queryKey: labelsQuery.queryKey });
    onSaved?.(saved.label);
    onClose();
    return undefined;
  }
  const form = useSettingsForm<Values>({
    kept: label ? valuesOf(label) : { version: 0, name: '', tint: 'blue' },
    send,
    readCurrent: (current) => valuesOf(current as MailLabel),
  });
  return (
    <DialogForm
      title={t(label ? 'email.ownLabels.edit' : 'email.ownLabels.newTitle')}
      formRef={form.formRef}
      submitLabel={t(label ? 'email.ownLabels.save' : 'email.ownLabels.make')}
      isSending={form.isSending}
      {...(form.failure && { failure: form.failure })}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField
        label={t('email.ownLabels.name')}
        dir="auto"
        maxLength={80}
        required
        value={form.values.name}
        error={form.errorOf('name')}
        onChange={(event) => form.change({ name: event.currentTarget.value })}
      />
      <TintField value={form.values.tint} onChange={(tint) => form.change({ tint })} />
    </DialogForm>
  );
}
