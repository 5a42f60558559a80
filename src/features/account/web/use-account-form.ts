import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import { namedFields } from '#web/named-fields.ts';
import { sendChange } from '#web/send-change.ts';
import { useSession } from '#web/session-store.ts';
import { useKeptForm } from '#web/use-kept-form.ts';
import type { Account } from '../contract.ts';
import { useSavedAccount } from './use-saved-account.ts';

/** What the fields of a form hold, by name. */
export type Fields = Record<string, string>;

interface AccountFormGiven<V extends Fields> {
  account: Account;
  /** Which part of the account it is: its draft is kept under that name. */
  part: string;
  valuesOf: (account: Account) => V;
  /** What is sent for what was typed. */
  tidied?: (values: V) => V;
  send: (fields: Partial<V>, version?: number) => Promise<Account>;
  labelOf: (field: keyof V) => string;
}

const versionOf = ({ version }: Account) => version;

/** A form that changes a part of the own account and stays open: it sends what was changed alone, says so, and offers to take it back. */
export function useAccountForm<V extends Fields>({ account, part, valuesOf, tidied, send, labelOf }: AccountFormGiven<V>) {
  const { t, i18n } = useTranslation();
  const saySaved = useSavedAccount();
  const draftKey = useSession()?.eid ?? '';
  const begun = valuesOf(account);
  const form = useKeptForm<V, Account>({
    ...{ storageKey: `atrium.account.${part}`, draftKey, record: account, begun, valuesOf, versionOf },
    // Of `socialLinks.quora` the field is the last part.
    fieldOf: (path) => [path.split('.').at(-1) ?? ''].find((name) => name in begun),
  });
  const save = async (version = form.baseVersion): Promise<void> => {
    const { base, values: typed } = form;
    const values = tidied ? tidied(typed) : typed;
    const changed = changedFields(base, values);
    if (changed.length === 0) return form.reset();
    await form.send(async () => {
      const saved = await sendChange<V, Account>({
        ...{ base, values, version, valuesOf, versionOf },
        send: (fields, basedOn) => send(namedFields(values, fields), basedOn),
      });
      form.goOn(saved, typed);
      const message = t('account.saved', { fields: listInWords(changed.map(labelOf), i18n.language) });
      saySaved(saved, message, () => send(namedFields(base, changed)));
    });
  };
  return {
    form,
    save,
    labelOf,
    valuesOf,
    /** What a field of this name is given. */
    field: (name: keyof V & string, maxLength: number) => ({
      name,
      label: labelOf(name),
      value: form.values[name] ?? '',
      error: form.errors[name],
      maxLength,
      onChange: (event: { currentTarget: { value: string } }) => form.change({ [name]: event.currentTarget.value } as Partial<V>),
    }),
  };
}
