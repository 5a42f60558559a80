import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan, useRights } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconPlus, IconTemplate, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { deleteMailTemplate, type MailTemplate, restoreMailTemplate } from '../../preferences-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { templatesQuery } from '../settings/settings-queries.ts';
import { SettingsQuery, SettingsSection } from '../settings/settings-section.tsx';
import { useRemoval } from '../settings/use-removal.ts';
import { TemplateForm } from './template-form.tsx';

/** The person's text templates: a list, or one being edited. */
export function TemplatesSection() {
  const { t } = useTranslation();
  const query = useQuery(templatesQuery);
  const [edited, setEdited] = useState<MailTemplate | 'new'>();
  const mayAdd = useCan('create', 'Email');
  const add = () => setEdited('new');
  return (
    <SettingsSection
      title={t('email.settings.templates.title')}
      text={t('email.settings.templates.text')}
      action={
        query.data?.templates.length && !edited && mayAdd ? (
          <Button onClick={add}>
            <IconPlus aria-hidden="true" />
            {t('email.settings.templates.add')}
          </Button>
        ) : null
      }
    >
      {edited ? (
        <TemplateForm template={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      ) : (
        <SettingsQuery query={query} lines={3}>
          {({ templates }) =>
            templates.length > 0 ? (
              <TemplateList templates={templates} onEdit={setEdited} />
            ) : (
              <div className={cardClasses.card}>
                <PaneMessage
                  icon={<IconTemplate size={24} stroke={1.75} />}
                  title={t('email.settings.templates.none')}
                  text={t('email.settings.templates.noneText')}
                  action={mayAdd ? { label: t('email.settings.templates.add'), run: add } : undefined}
                />
              </div>
            )
          }
        </SettingsQuery>
      )}
    </SettingsSection>
  );
}

interface TemplateListProps {
  templates: MailTemplate[];
  onEdit: (template: MailTemplate) => void;
}

function TemplateList({ templates, onEdit }: TemplateListProps) {
  const { t } = useTranslation();
  const removeWithUndo = useRemoval();
  const rights = useRights('Email');
  const remove = ({ id, name }: MailTemplate) =>
    removeWithUndo({
      queryKey: templatesQuery.queryKey,
      said: t('email.settings.templates.deleted', { name }),
      remove: () => call(deleteMailTemplate, { params: { id } }),
      restore: () => call(restoreMailTemplate, { params: { id } }),
    });
  return (
    <ul className={cardClasses.list}>
      {templates.map((template) => (
        <li key={template.id} className={cardClasses.row}>
          <div className={cardClasses.text}>
            <p className={cardClasses.name}>
              <bdi>{template.name}</bdi>
            </p>
            {template.subject && (
              <p className={cardClasses.quiet}>
                <bdi>{template.subject}</bdi>
              </p>
            )}
          </div>
          <div className={cardClasses.tools}>
            {rights.update && (
              <IconButton label={t('email.settings.templates.editNamed', { name: template.name })} onClick={() => onEdit(template)}>
                <IconPencil />
              </IconButton>
            )}
            {rights.delete && (
              <IconButton label={t('email.settings.templates.deleteNamed', { name: template.name })} onClick={() => void remove(template)}>
                <IconTrash />
              </IconButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
