import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import { namedFields } from '#web/named-fields.ts';
import { sendChange } from '#web/send-change.ts';
import { useSession } from '#web/session-store.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { useDraftForm } from '#web/use-draft-form.ts';
import type { Account } from '../contract.ts';
import classes from './account-page.module.css';
import { accountQuery } from './account-queries.ts';

interface Props<V extends Fields> {
  title: string;
  text: string;
  of: ReturnType<typeof useAccountForm<V>>;
  children: ReactNode;
}

/** A card with the fields of one account section, saved together. */
export function AccountForm<V extends Fields>({ title, text, of: { form, save, labelOf, valuesOf }, children }: Props<V>) {
  const { t } = useTranslation();
  const { conflict } = form;
  return (
    <Card title={title} text={text}>
      <form
        ref={form.formRef}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {form.isKept && !conflict && <InfoNote>{t('ui.form.kept')}</InfoNote>}
        {conflict && (
          <RecordConflict
            base={form.base}
            mine={form.values}
            theirs={valuesOf(conflict)}
            labelOf={labelOf}
            textOf={(values, name) => values[name] ?? ''}
            onKeep={() => void save(conflict.version)}
            onTake={form.takeCurrent}
          />
        )}
        {children}
        <FormFailure text={form.failure} />
        <div className={classes.buttons}>
          {form.isChanged && (
            <Button look="outline" onClick={form.reset}>
              {t('account.reset')}
            </Button>
          )}
          <Button type="submit" loading={form.isSending}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Field values by name. */
type Fields = Record<string, string>;

interface AccountFormGiven<V extends Fields> {
  account: Account;
  /** Account section; names the draft. */
  part: string;
  valuesOf: (account: Account) => V;
  /** Normalizes the values before they are sent. */
  tidied?: (values: V) => V;
  send: (fields: Partial<V>, version?: number) => Promise<Account>;
  labelOf: (field: keyof V) => string;
}

const versionOf = ({ version }: Account) => version;

/** A form for one account section that stays open: sends only what changed, confirms it, and offers Undo. */
export function useAccountForm<V extends Fields>({ account, part, valuesOf, tidied, send, labelOf }: AccountFormGiven<V>) {
  const { t, i18n } = useTranslation();
  const saySaved = useSavedAccount();
  const draftKey = useSession()?.eid ?? '';
  const begun = valuesOf(account);
  const form = useDraftForm<V, Account>({
    ...{ storageKey: `atrium.account.${part}`, draftKey, record: account, begun, valuesOf, versionOf },
    // The field of `socialLinks.quora` is its last segment.
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
    /** Returns the props of a field. */
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

/** Confirms that the account was saved and offers Undo. */
type SaySaved = (saved: Account, message: string, undo: () => Promise<Account>) => void;

/** Caches the returned account and confirms the change. */
export function useSavedAccount(): SaySaved {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  return useCallback(
    (saved, message, undo) => {
      const show = (account: Account) => queryClient.setQueryData(accountQuery.queryKey, account);
      const takeBack = () => attempt(t('account.notUndone'), async () => show(await undo()));
      show(saved);
      toast({ message, tone: 'success', action: { label: t('common.undo'), isUndo: true, run: takeBack } });
    },
    [t, queryClient, attempt],
  );
}
