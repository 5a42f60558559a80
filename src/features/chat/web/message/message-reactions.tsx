import { useTranslation } from '#web/i18n.ts';
import { IconMoodPlus } from '#web/icons.ts';
import type { MessageItem } from '../messages/group-messages.ts';
import type { MessageHandlers } from './message-handlers.ts';
import classes from './message-reactions.module.css';

interface Props {
  item: MessageItem;
  mayReact: boolean;
  on: Pick<MessageHandlers, 'ownId' | 'personOf' | 'react' | 'pick'>;
}

/** Reactions below a message. The user's own are shown pressed; pressing one again removes it. */
export function MessageReactions({ item, mayReact, on }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.reactions} aria-label={t('chat.reactions')}>
      {item.message.reactions.map(({ emoji, personIds }) => {
        const isOwn = personIds.includes(on.ownId);
        const names = personIds
          .map((id) => (id === on.ownId ? t('chat.you') : (on.personOf(id)?.fullName ?? t('chat.somebody'))))
          .join(', ');
        return (
          <button
            key={emoji}
            type="button"
            className={classes.reaction}
            aria-pressed={isOwn}
            aria-label={t('chat.reactedWith', { emoji, names, count: personIds.length })}
            title={names}
            disabled={!mayReact}
            onClick={() => on.react(item.message, emoji, !isOwn)}
          >
            <span>{emoji}</span>
            <span className={classes.count}>{personIds.length}</span>
          </button>
        );
      })}
      {mayReact ? (
        <button
          type="button"
          className={classes.reaction}
          tabIndex={-1}
          aria-label={t('chat.action.react')}
          title={t('chat.action.react')}
          onClick={(event) => on.pick(item, event.currentTarget)}
        >
          <IconMoodPlus size={16} />
        </button>
      ) : null}
    </fieldset>
  );
}
