import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { addMailAlias, deleteMailAlias, type MailAlias } from '../../preferences-contract.ts';
import { aliasesQuery } from '../settings/settings-queries.ts';
import { useRemoval } from '../settings/use-removal.ts';
import classes from './alias-list.module.css';

/** The other addresses of the person, each of which can be given up. */
export function AliasList({ aliases }: { aliases: MailAlias[] }) {
  const { t } = useTranslation();
  const removeWithUndo = useRemoval();
  const mayRemove = useCan('delete', 'Email');
  const remove = ({ id, email }: MailAlias) =>
    removeWithUndo({
      queryKey: aliasesQuery.queryKey,
      said: t('email.settings.addresses.removed', { email }),
      remove: () => call(deleteMailAlias, { params: { id } }),
      restore: () => call(addMailAlias, { body: { email } }),
      restoredBy: 'create',
    });
  if (aliases.length === 0) return null;
  return (
    <ul className={classes.list}>
      {aliases.map((alias) => (
        <li key={alias.id} className={classes.row}>
          <bdi>{alias.email}</bdi>
          {mayRemove && (
            <IconButton label={t('email.settings.addresses.remove', { email: alias.email })} onClick={() => void remove(alias)}>
              <IconTrash />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
