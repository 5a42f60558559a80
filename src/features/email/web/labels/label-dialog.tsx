import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import choiceStyles from '#web/ui/choice.module.css';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { LegendGroup } from '#web/ui/legend-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addMailLabel, type MailLabel, type Tint, tints, updateMailLabel } from '../../labels-contract.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import classes from './label-dialog.module.css';
import { LabelDot } from './label-mark.tsx';
import { labelsQuery } from './use-labels.ts';

interface Props {
  /** The label to edit; omitted for a new one. */
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

/** Adds a label, or edits its name and color. Overwrites concurrent changes. */
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
      submitLabel={t(label ? 'common.save' : 'email.ownLabels.make')}
      isSending={form.isSending}
      {...(form.failure && { failure: form.failure })}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField
        label={t('common.name')}
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

function TintField({ value, onChange }: { value: Tint; onChange: (tint: Tint) => void }) {
  const { t } = useTranslation();
  return (
    <LegendGroup legend={t('email.ownLabels.colour')}>
      <div className={classes.choices}>
        {tints.map((tint) => (
          <label key={tint} className={`${choiceStyles.choice} ${classes.choice}`} title={t(`email.tint.${tint}`)}>
            <input type="radio" name="tint" aria-label={t(`email.tint.${tint}`)} checked={tint === value} onChange={() => onChange(tint)} />
            <LabelDot tint={tint} />
          </label>
        ))}
      </div>
    </LegendGroup>
  );
}
