import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { formatAhead } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronUp, IconClock, IconPaperclip, IconPlus, IconTemplate, IconTrash } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { trackWrite } from '#web/undo/writes-under-way.ts';
import { addMailTemplate, type MailTemplate } from '../../preferences-contract.ts';
import { MenuButton } from '../menu-button.tsx';
import { snoozeTimes } from '../snooze/snooze-times.ts';
import { ToolButton } from '../tool-button.tsx';
import classes from './compose-foot.module.css';
import { templatesQuery } from './compose-preferences.ts';
import type { Sending } from './use-send.tsx';
import { discardWindow } from './windows/close-window.ts';
import type { ComposeWindow } from './windows/compose-window-state.ts';
import { changeWindow } from './windows/compose-windows-store.ts';
import { giveFocusBack } from './windows/focus-wanted.ts';
import { editWindow } from './windows/save-window.ts';

interface Props {
  shown: ComposeWindow;
  sending: Sending;
  /** Undefined without permission to upload files. */
  onAttach: ((files: readonly File[]) => void) | undefined;
  onInsert: (html: string) => void;
}

/** Buttons to send now or later, and to insert content. */
export function ComposeFoot({ shown, sending, onAttach, onInsert }: Props) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const mayDiscard = useCan('delete', 'Email');
  const { key, problem, isSending } = shown;

  const discard = async () => {
    try {
      const takeBack = await trackWrite(() => discardWindow(key, queryClient));
      giveFocusBack(key);
      const undo = async () => {
        try {
          await takeBack();
          return true;
        } catch {
          toast({ tone: 'error', message: t('common.changeNotSaved'), action: { label: t('email.tryAgain'), run: () => void undo() } });
          return false;
        }
      };
      toast({ message: t('email.compose.discarded'), action: { label: t('email.undo'), run: undo, isUndo: true } });
    } catch {
      changeWindow(key, { problem: t('common.changeNotSaved') });
    }
  };
  const now = new Date();
  const { tomorrow, nextWeek } = snoozeTimes(now);
  const later = (name: string, time: Date) => ({
    key: name,
    text: t(`email.compose.later.${name}`),
    mark: <IconClock size={18} />,
    note: formatAhead(new Date(time.toISOString()), i18n.language, now),
    run: () => sending.send(time),
  });
  return (
    <footer className={classes.foot}>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={classes.bar}>
        <div className={classes.send}>
          <Button
            className={classes.now}
            loading={isSending}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => sending.send(null)}
          >
            {t('email.compose.send')}
          </Button>
          <span className={classes.later}>
            <MenuButton
              label={t('email.compose.later.menu')}
              icon={<IconChevronUp size={18} />}
              items={[
                later('tomorrow', tomorrow),
                ...(nextWeek.getTime() === tomorrow.getTime() ? [] : [later('monday', nextWeek)]),
                { key: 'pick', text: t('email.compose.later.pick'), mark: <IconClock size={18} />, run: sending.pickTime },
              ]}
            />
          </span>
        </div>
        {onAttach && (
          <>
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              aria-label={t('email.compose.attach')}
              onChange={(event) => {
                onAttach([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = '';
              }}
            />
            <ToolButton
              label={t('email.compose.attach')}
              icon={<IconPaperclip size={20} stroke={1.75} />}
              onClick={() => picker.current?.click()}
            />
          </>
        )}
        <TemplateMenu shown={shown} onInsert={onInsert} />
        <span className={classes.gap} />
        {mayDiscard && (
          <ToolButton label={t('email.compose.discard')} icon={<IconTrash size={20} stroke={1.75} />} onClick={() => void discard()} />
        )}
      </div>
    </footer>
  );
}

interface TemplateMenuProps {
  shown: ComposeWindow;
  onInsert: (html: string) => void;
}

/** Inserts a template, or saves the email as one. */
function TemplateMenu({ shown: { key, content }, onInsert }: TemplateMenuProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // Loaded when the menu is about to open; otherwise every saved draft would trigger a refetch.
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
        label={t('email.settings.templates.title')}
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
      setProblem(t('common.changeNotSaved'));
    }
  };
  return (
    <DialogForm title={t('email.compose.templates.add')} submitLabel={t('common.save')} onSubmit={() => void submit()} onClose={onClose}>
      <TextField
        label={t('common.name')}
        maxLength={100}
        value={name}
        error={problem}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
