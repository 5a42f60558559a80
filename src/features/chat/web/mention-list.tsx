import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import classes from './mention-list.module.css';
import { type Mentions, mentionText } from './use-mentions.ts';

/** Over the composer: the members who may be meant. */
export function MentionList({ mentions, onChoose }: { mentions: Mentions; onChoose: (text: string, from: number) => void }) {
  const { t } = useTranslation();
  const { id, found, marked, from } = mentions;
  return (
    <div id={id} className={classes.list} role="listbox" aria-label={t('chat.members')}>
      {found.map((member, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
        <div
          key={member.id}
          id={`${id}-${member.id}`}
          className={classes.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(mentionText(member), from)}
        >
          <Avatar name={member.fullName} src={member.avatar} size={28} />
          <bdi>{member.fullName}</bdi>
        </div>
      ))}
    </div>
  );
}
