import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconTemplate } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addMailTemplate, type MailTemplate } from '../../preferences-contract.ts';
import { MenuButton } from '../menu-button.tsx';
import { templatesQuery } from './compose-preferences.ts';
import type { ComposeWindow } from './windows/compose-window-state.ts';
import { editWindow } from './windows/save-window.ts';

interface Props {
  shown: ComposeWindow;
  onInsert: (html: string) => void;
}

/** Puts a template into the mail, or makes one of it. */
export function TemplateMenu({ shown: { key, content }, onInsert }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // Asked for when the menu comes near: each saved draft would otherwise ask again.
  const { data } = useQuery({ ...templatesQuery, enabled: false });
  const load = () => void queryClient.fetchQuery({ ...templatesQuery, retry: false }).catch(() => null);
  const [isNaming, setNaming] = useState(false);
  const insert = ({ subject, message }: MailTemplate) => {
    if (subject && !content.subject.trim()) editWindow(key, { subject });
    onInsert(message);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only loads ahead.
    <span onPointerEnter={load} onFocus={load}>
      <MenuButton
        label={t('email.compose.templates.menu')}
        icon={<IconTemplate size={20} stroke={1.75} />}
        items={[
          ...(data?.templates ?? []).map((template) => ({
            key: String(template.id),
            text: template.name,
            mark: <IconTemplate size={18} />,
            run: () => insert(template),
          })),
          { key: 'add', text: t('email.compose.templates.add'), mark: <IconPlus size={18} />, run: () => setNaming(true) },
        ]}
      />
      {isNaming ? <NameDialog content={content} onClose={() => setNaming(false)} /> : null}
    </span>
  );
}

function NameDialog({ content: { subject, message }, onClose }: { content: ComposeWindow['content']; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [name, setName] = useState(subject.slice(0, 100));
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    if (!name.trim()) return setProblem(t('email.compose.templates.unnamed'));
    try {
      await call(addMailTemplate, { body: { name: name.trim(), subject, message } });
      void queryClient.invalidateQueries({ queryKey: ['email', 'templates'] });
      toast({ tone: 'success', message: t('email.compose.templates.added') });
      onClose();
    } catch {
      setProblem(t('email.failed.change'));
    }
  };
  return (
    <DialogForm
      title={t('email.compose.templates.add')}
      submitLabel={t('email.compose.templates.save')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('email.compose.templates.name')}
        maxLength={100}
        value={name}
        error={problem}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
