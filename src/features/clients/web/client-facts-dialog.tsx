import { useTranslation } from '#web/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import type { Client } from '../contract.ts';
import classes from './client-facts-dialog.module.css';

const shown = [
  'company',
  'name',
  'companyEmail',
  'contact',
  'address',
  'country',
  'vatId',
  'companyNumber',
  'taxNumber',
  'buyerReference',
] as const;

/** Read-only client details, for users who can't edit. */
export function ClientFactsDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog kind="panel" title={client.company || client.name} onClose={onClose}>
      <div className={classes.body}>
        <FactList
          facts={shown.map((name) => ({
            label: t(`clients.field.${name}`),
            content: client[name] && <span className={classes.value}>{client[name]}</span>,
          }))}
        />
      </div>
    </Dialog>
  );
}
