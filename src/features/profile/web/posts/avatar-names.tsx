import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import classes from './avatar-names.module.css';

interface Props {
  faces: readonly { avatar: string | null; username: string }[];
  /** Number of people beyond them. */
  more: number;
}

/** Avatars of some people, with their names for screen readers and as a tooltip. */
export function AvatarNames({ faces, more }: Props) {
  const { t, i18n } = useTranslation();
  if (faces.length === 0) return null;
  const rest = more > 0 ? [t('profile.more', { count: more })] : [];
  const names = listInWords([...faces.map(({ username }) => username), ...rest], i18n.language);
  return (
    <span className={classes.faces} role="img" aria-label={names} title={names}>
      {faces.map(({ avatar, username }) => (
        <span key={username} className={classes.face}>
          <Avatar name={username} src={avatar} size={24} />
        </span>
      ))}
      {more > 0 && <span className={classes.more}>{`+${formatNumber(more, i18n.language)}`}</span>}
    </span>
  );
}
