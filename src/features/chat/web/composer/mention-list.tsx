import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { OptionList } from '#web/ui/option-list.tsx';
import type { Mentions } from './use-completion.ts';

/** Mention suggestions above the composer. */
export function MentionList({ mentions, onChoose }: { mentions: Mentions; onChoose: (text: string, from: number) => void }) {
  const { t } = useTranslation();
  return (
    <OptionList
      list={mentions.list}
      label={t('chat.members')}
      keyOf={({ id }) => id}
      show={({ fullName, avatar }) => (
        <>
          <Avatar name={fullName} src={avatar} size={28} />
          <bdi>{fullName}</bdi>
        </>
      )}
      onPick={(member) => onChoose(mentions.textOf(member), mentions.from)}
      isAbove
    />
  );
}
