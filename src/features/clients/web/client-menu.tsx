import { useRouter } from '@tanstack/react-router';
import { pageAddress } from '#contract/page-address.ts';
import { type Rights, useCan } from '#web/ability.ts';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconCash, IconEye, IconFileInvoice, IconPencil, IconPlus, IconTrash } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import type { Client } from '../contract.ts';

interface Props {
  client: Client;
  rights: Rights;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a client of the list. */
export function ClientMenu({ client, rights, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const mayReadInvoices = useCan('read', 'Invoice');
  const mayAddInvoices = useCan('create', 'Invoice');
  const name = client.company || client.name;
  const go = (page: string, query: Record<string, string>) => history.push(`/apps/invoice/${page}?${new URLSearchParams(query)}`);
  return (
    <RowMenu
      label={t('clients.actions', { name })}
      items={() => (
        <>
          <DropdownItem icon={rights.update ? <IconPencil /> : <IconEye />} onChoose={onEdit}>
            {t(rights.update ? 'clients.edit' : 'clients.open')}
          </DropdownItem>
          {mayAddInvoices && (
            <DropdownItem icon={<IconPlus />} onChoose={() => go('add', { client: String(client.id) })}>
              {t('clients.newInvoice')}
            </DropdownItem>
          )}
          {mayReadInvoices && (
            <>
              <DropdownItem icon={<IconCash />} onChoose={() => history.push(pageAddress('/apps/invoice/clients/:id', { id: client.id }))}>
                {t('clients.showAccount')}
              </DropdownItem>
              <DropdownItem icon={<IconFileInvoice />} onChoose={() => go('list', { client: String(client.id) })}>
                {t('clients.showInvoices')}
              </DropdownItem>
            </>
          )}
          {rights.delete && (
            <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
              {t('clients.delete')}
            </DropdownItem>
          )}
        </>
      )}
    />
  );
}
