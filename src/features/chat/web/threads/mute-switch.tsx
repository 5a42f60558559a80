import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import type { ChatThread } from '../../contract.ts';
import classes from './chat-panel.module.css';
import { useMute } from './use-mute.ts';

/** Whether messages of a thread make no notification. */
export function MuteSwitch({ thread }: { thread: ChatThread }) {
  const { t } = useTranslation();
  const mute = useMute();
  if (!useCan('update', 'Chat')) return null;
  return (
    <label className={classes.switch}>
      <span>{t('chat.mute')}</span>
      <input type="checkbox" checked={thread.isMuted} onChange={(event) => mute(thread.id, event.currentTarget.checked)} />
    </label>
  );
}
