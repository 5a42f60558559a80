import { useRights } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconTrash } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deleteMailTemplate, type MailTemplate, restoreMailTemplate } from '../../preferences-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { templatesQuery } from '../settings/settings-queries.ts';
import { useRemoval } from '../settings/use-removal.ts';

interface TemplateListProps {
  templates: MailTemplate[];
  onEdit: (template: MailTemplate) => void;
}

/** The templates by name. */
export function TemplateList({ templates, onEdit }: TemplateListProps) {
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
