import { Avatar } from '#web/ui/avatar.tsx';
import { initialsOf } from '#web/ui/initials.ts';
import classes from './user-avatar.module.css';

interface Props {
  user: { fullName: string; avatar: string; avatarColor: string };
  /** Edge length in pixels. */
  size?: number;
}

/** A user's picture, else their initials on the colour that was chosen for them. Decorative: the name stands beside it. */
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
