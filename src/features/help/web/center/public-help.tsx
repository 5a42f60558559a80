import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n.ts';
import { transport } from '#web/transport.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { openingQuery } from '../help-queries.ts';
import { useHelpActions } from '../use-help-actions.ts';
import classes from './public-help.module.css';

/** Whether the published help center is public, and its URL. Hidden in the in-browser demo, which no one else can reach. */
export function PublicHelp() {
  const { t } = useTranslation();
  const { data } = useQuery(openingQuery);
  const actions = useHelpActions();
  if (!data || transport().tab) return null;
  return (
    <Card title={t('help.public.title')} text={t('help.public.text')}>
      <div className={classes.fields}>
        <Switch label={t('help.public.switch')} isOn={data.isPublic} onChange={(isPublic) => void actions.open(isPublic)} />
        {data.isPublic && <CopyField label={t('help.public.address')} value={new URL(data.address, location.origin).href} />}
      </div>
    </Card>
  );
}
