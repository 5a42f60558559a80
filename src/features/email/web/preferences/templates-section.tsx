import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconTemplate } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { PaneFace } from '#web/ui/pane-face.tsx';
import type { MailTemplate } from '../../preferences-contract.ts';
import { LoadedSettings } from '../settings/loaded-settings.tsx';
import cardClasses from '../settings/settings-card.module.css';
import { templatesQuery } from '../settings/settings-queries.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';

/** Texts that the person sends again and again: a list, or one of them being written. */
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
        <LoadedSettings query={query} lines={3}>
          {({ templates }) =>
            templates.length > 0 ? (
              <TemplateList templates={templates} onEdit={setEdited} />
            ) : (
              <div className={cardClasses.card}>
                <PaneFace
                  icon={<IconTemplate size={24} stroke={1.75} />}
                  title={t('email.settings.templates.none')}
                  text={t('email.settings.templates.noneText')}
                  action={mayAdd ? { label: t('email.settings.templates.add'), run: add } : undefined}
                />
              </div>
            )
          }
        </LoadedSettings>
      )}
    </SettingsSection>
  );
}
