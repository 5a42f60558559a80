import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { SavedView } from '../contract.ts';
import { useViewActions } from './use-view-actions.ts';
import { viewAddress } from './view-query.ts';

interface Props {
  list: string;
  /** The view to rename, or `new` to save one. */
  view: SavedView | 'new';
  /** Returns the current query of the list. */
  now: () => string;
  onClose: () => void;
}

export function NameDialog({ list, view, now, onClose }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const actions = useViewActions(list);
  const [name, setName] = useState(view === 'new' ? '' : view.name);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const save = async () => {
    if (view !== 'new') return actions.change(view, { name: name.trim() }, 'renamed');
    const saved = await actions.add(name.trim(), now());
    if (saved) void router.navigate({ href: viewAddress(router.history.location.pathname, saved), resetScroll: false });
    return saved !== undefined;
  };
  const submit = async () => {
    if (!name.trim()) return setError(t('refusal.required'));
    setSending(true);
    if (await save()) onClose();
    else setSending(false);
  };
  return (
    <DialogForm
      title={t(view === 'new' ? 'views.save' : 'views.rename')}
      text={t('views.nameText')}
      submitLabel={t('common.save')}
      isSending={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('common.name')}
        value={name}
        error={error}
        maxLength={60}
        dir="auto"
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(undefined);
        }}
      />
    </DialogForm>
  );
}
