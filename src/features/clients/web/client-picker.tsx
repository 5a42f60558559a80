import { useTranslation } from '#web/i18n.ts';
import { IconUserPlus } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { OptionWords } from '#web/ui/option-words.tsx';
import { RecordCombobox } from '#web/ui/record-combobox.tsx';
import type { Client } from '../contract.ts';
import classes from './client-picker.module.css';
import { clientsQuery } from './clients-query.ts';

const maxFound = 8;

interface ClientPickerProps {
  label: string;
  value: { id: number; name: string } | null;
  error?: string | undefined;
  onChange: (client: Client) => void;
  /** Offers to add a client with the typed name. */
  onAdd?: ((typed: string) => void) | undefined;
}

/** Picks a client by name or email address, or offers to add one. */
export function ClientPicker({ label, value, error, onChange, onAdd }: ClientPickerProps) {
  const { t } = useTranslation();
  return (
    <RecordCombobox
      label={label}
      value={value?.name ?? null}
      placeholder={t('clients.picker.placeholder')}
      error={error}
      search={{
        queryFor: (q) => clientsQuery({ q, page: 1, perPage: maxFound, order: 'match' }),
        optionsOf: ({ clients }) => clients,
        textsOf: (one) => [one.name, one.company, one.companyEmail],
      }}
      keyOf={({ id }) => id}
      show={(client) => <ClientOption client={client} />}
      onChange={onChange}
      adding={onAdd && { show: (name) => <NewOption name={name} />, run: onAdd }}
      noneText={t('clients.picker.none')}
      failedText={t('clients.picker.failed')}
    />
  );
}

function ClientOption({ client: { company, name, companyEmail } }: { client: Client }) {
  return (
    <>
      <Avatar name={company || name} size={28} />
      <OptionWords name={company || name} text={[company && name, companyEmail].filter(Boolean).join(' · ')} />
    </>
  );
}

function NewOption({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.plus}>
        <IconUserPlus size={18} />
      </span>
      <OptionWords name={name ? t('clients.picker.addNamed', { name }) : t('clients.drawer.new')} text="" />
    </>
  );
}
