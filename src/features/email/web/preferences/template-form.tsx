import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import dialogClasses from '#web/ui/dialog-body.module.css';
import { useFirstFocus } from '#web/ui/first-focus.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addMailTemplate, type MailTemplate, updateMailTemplate } from '../../preferences-contract.ts';
import { ConflictNotice } from '../settings/conflict-notice.tsx';
import cardClasses from '../settings/settings-card.module.css';
import { templatesQuery } from '../settings/settings-queries.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { HtmlPreview, PicturedTextField } from './pictured-text.tsx';

type TemplateValues = Omit<MailTemplate, 'id'>;

const noTemplate: TemplateValues = { version: 0, name: '', subject: '', message: '' };

interface TemplateFormProps {
  /** The template to edit; undefined for a new one. */
  template: MailTemplate | undefined;
  onClose: () => void;
}

export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const formId = useId();
  // Cleared if it was deleted meanwhile: saving then adds a new one.
  const [id, setId] = useState(template?.id);

  async function send({ version, ...content }: TemplateValues) {
    await (id === undefined
      ? call(addMailTemplate, { body: content })
      : call(updateMailTemplate, { params: { id }, body: { ...content, version } })
    ).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setId(undefined);
      throw error;
    });
    toast({ message: t('email.compose.templates.added'), tone: 'success' });
    await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
    onClose();
    return undefined;
  }

  const form = useSettingsForm<TemplateValues>({
    draftKey: `template ${template?.id ?? 'new'}`,
    kept: template ? templateValuesOf(template) : noTemplate,
    send,
    readCurrent: (current) => templateValuesOf(current as MailTemplate),
  });
  const { formRef } = form;
  useFirstFocus(formRef);
  return (
    <div className={`${cardClasses.card} ${cardClasses.form}`}>
      <h3 className={cardClasses.heading}>{t(template ? 'email.settings.templates.edit' : 'email.settings.templates.add')}</h3>
      {/* The editor stays outside: a form within a form cannot be sent. */}
      <form id={formId} ref={formRef} className={cardClasses.form} onSubmit={form.submit} noValidate>
        {(['name', 'subject'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            dir="auto"
            autoComplete="off"
            label={t(`email.settings.templates.field.${name}`)}
            hint={name === 'name' && t('email.settings.templates.nameHint')}
            maxLength={name === 'name' ? 100 : 998}
            value={form.values[name]}
            error={form.errorOf(name)}
            onChange={(event) => form.change({ [name]: event.currentTarget.value })}
          />
        ))}
      </form>
      <PicturedTextField
        key={form.round}
        label={t('email.settings.templates.field.message')}
        placeholder={t('email.settings.templates.messageHint')}
        initial={form.values.message}
        error={form.errorOf('message')}
        onChange={(message) => form.change({ message })}
      />
      <FormFailure text={form.failure} />
      {form.conflict ? (
        <ConflictNotice
          mine={<TemplateText values={form.values} />}
          current={<TemplateText values={form.conflict} />}
          isSending={form.isSending}
          onKeepMine={form.keepMine}
          onTakeCurrent={form.takeCurrent}
        />
      ) : (
        <div className={dialogClasses.buttons}>
          <Button
            look="outline"
            onClick={() => {
              form.forget();
              onClose();
            }}
          >
            {t('ui.form.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.isSending}>
            {t(template && id === undefined ? 'email.settings.saveAsNew' : 'common.save')}
          </Button>
        </div>
      )}
    </div>
  );
}

function TemplateText({ values: { name, subject, message } }: { values: TemplateValues }) {
  return (
    <>
      <p className={cardClasses.name} dir="auto">
        {name}
      </p>
      {subject && <p dir="auto">{subject}</p>}
      <HtmlPreview html={message} title={name} />
    </>
  );
}

function templateValuesOf({ version, name, subject, message }: MailTemplate): TemplateValues {
  return { version, name, subject, message };
}
