import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFilter, IconPlus } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { PaneFace } from '#web/ui/pane-face.tsx';
import type { MailRule } from '../../rules-contract.ts';
import { LoadedSettings } from '../settings/loaded-settings.tsx';
import cardClasses from '../settings/settings-card.module.css';
import { rulesQuery } from '../settings/settings-queries.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleList } from './rule-list.tsx';

/** What is done to mail when it arrives: the rules in the order in which they are tried. */
export function RulesSection() {
  const { t } = useTranslation();
  const { data: answer, error, isFetching, refetch } = useQuery(rulesQuery);
  const data = useShown(rulesQuery, answer);
  const [edited, setEdited] = useState<MailRule | 'new'>();
  const mayAdd = useCan('create', 'Email');
  const add = () => setEdited('new');
  return (
    <SettingsSection
      title={t('email.settings.rules.title')}
      text={t('email.settings.rules.text')}
      action={
        data?.rules.length && mayAdd ? (
          <Button onClick={add}>
            <IconPlus aria-hidden="true" />
            {t('email.settings.rules.add')}
          </Button>
        ) : null
      }
    >
      <LoadedSettings query={{ data, error, isFetching, refetch }} lines={3}>
        {({ rules }) =>
          rules.length > 0 ? (
            <RuleList rules={rules} onEdit={setEdited} />
          ) : (
            <div className={cardClasses.card}>
              <PaneFace
                icon={<IconFilter size={24} stroke={1.75} />}
                title={t('email.settings.rules.none')}
                text={t('email.settings.rules.noneText')}
                action={mayAdd ? { label: t('email.settings.rules.add'), run: add } : undefined}
              />
            </div>
          )
        }
      </LoadedSettings>
      {edited && <RuleDialog rule={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </SettingsSection>
  );
}
