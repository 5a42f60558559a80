import { type Area, isAreaOn } from '#contract/areas.ts';
import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import classes from './setup-step.module.css';

/** Links to the mailbox form. */
export function MailSetup() {
  const { t } = useTranslation();
  const isOn = isAreaOn(useAbility(), 'email');
  return (
    <div className={classes.step}>
      {isOn ? (
        <div className={classes.links}>
          <PageLink look="outline" href="/apps/email/settings/account">
            {t('setup.connect')}
          </PageLink>
        </div>
      ) : (
        <p>{t('setup.mailOff')}</p>
      )}
    </div>
  );
}

/** Pages with an import, each with its area. */
const imports = [
  ['clients', 'invoices', '/apps/invoice/clients'],
  ['products', 'shop', '/apps/ecommerce/products'],
  ['calendar', 'calendar', '/apps/calendar'],
  ['boards', 'kanban', '/apps/kanban'],
  ['mails', 'email', '/apps/email'],
] as const satisfies readonly (readonly [string, Area, string])[];

/** Links to the imports of enabled areas. */
export function DataSetup() {
  const { t } = useTranslation();
  const ability = useAbility();
  return (
    <div className={classes.step}>
      <div className={classes.links}>
        {imports
          .filter(([, area]) => isAreaOn(ability, area))
          .map(([name, , href]) => (
            <PageLink key={name} look="outline" href={href}>
              {t(`setup.import.${name}`)}
            </PageLink>
          ))}
        <PageLink look="outline" href="/apps/workspace">
          {t('setup.import.workspace')}
        </PageLink>
      </div>
    </div>
  );
}
