import { Avatar } from '#web/ui/avatar.tsx';
import { initialsOf } from '#web/ui/initials.ts';
import classes from './user-avatar.module.css';

interface Props {
  user: { fullName: string; avatar: string; avatarColor: string };
  /** Size in pixels. */
  size?: number;
}

/** A user's picture, or initials on their color. Decorative because the name is next to it. */
export function UserAvatar({ user: { fullName, avatar, avatarColor }, size = 34 }: Props) {
  if (avatar) return <Avatar name={fullName} src={avatar} size={size} />;
  return (
    <span
      className={classes.avatar}
      data-colour={avatarColor}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.38) }}
      aria-hidden="true"
    >
      {initialsOf(fullName)}
    </span>
  );
}
