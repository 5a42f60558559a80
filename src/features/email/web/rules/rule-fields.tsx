import { useTranslation } from '#web/i18n.ts';
import { Check } from '#web/ui/check.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useLabels } from '../labels/use-labels.ts';
import classes from './rule-fields.module.css';
import { destinations, type RuleValues } from './rule-values.ts';

const conditions = ['sender', 'subject', 'words'] as const;

interface RuleFieldsProps {
  values: RuleValues;
  onChange: (part: Partial<RuleValues>) => void;
  errorOf: (name: keyof RuleValues) => string | undefined;
}

/** Conditions and actions of a rule, and whether it applies to existing email too. */
export function RuleFields({ values, onChange, errorOf }: RuleFieldsProps) {
  const { t } = useTranslation();
  const { all } = useLabels();
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t('email.settings.rules.asksHeading')}</legend>
        {conditions.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`email.settings.rules.field.${name}`)}
            placeholder={t(`email.settings.rules.example.${name}`)}
            dir="auto"
            maxLength={200}
            value={values[name]}
            error={errorOf(name)}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('email.settings.rules.doesHeading')}</legend>
        <div className={classes.pair}>
          <SelectField
            label={t('email.settings.rules.field.folder')}
            value={values.folder}
            error={errorOf('folder')}
            options={[
              { value: '', label: t('email.settings.rules.leave') },
              ...destinations.map((folder) => ({ value: folder, label: t(`email.folder.${folder}`) })),
            ]}
            onChoose={(folder) => onChange({ folder })}
          />
          <SelectField
            label={t('email.settings.rules.field.label')}
            value={values.label}
            error={errorOf('label')}
            options={[
              { value: '', label: t('email.settings.rules.noLabel') },
              ...all.map(({ label, name }) => ({ value: label, label: name })),
            ]}
            onChoose={(label) => onChange({ label })}
          />
        </div>
        <Check checked={values.isStarred} onChange={({ currentTarget }) => onChange({ isStarred: currentTarget.checked })}>
          {t('email.settings.rules.field.star')}
        </Check>
        <Check checked={values.isRead} onChange={({ currentTarget }) => onChange({ isRead: currentTarget.checked })}>
          {t('email.settings.rules.field.read')}
        </Check>
      </fieldset>
      <div className={classes.now}>
        <Check checked={values.applyToInbox} onChange={({ currentTarget }) => onChange({ applyToInbox: currentTarget.checked })}>
          {t('email.settings.rules.field.applyToInbox')}
        </Check>
      </div>
    </>
  );
}
