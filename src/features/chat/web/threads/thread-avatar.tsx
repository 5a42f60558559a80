import { IconUsers } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { ChatThread } from '../../contract.ts';
import classes from '../presence/person-face.module.css';
import { PersonFace } from '../presence/person-face.tsx';
import { otherIn } from './thread-naming.ts';

/** A thread's avatar: the other person's, or two members of a group. */
export function ThreadAvatar({ thread, size = 40 }: { thread: ChatThread; size?: number }) {
  const other = otherIn(thread);
  if (other) return <PersonFace person={other} size={size} />;
  const shown = thread.members.filter(({ hasLeft }) => !hasLeft).slice(0, 2);
  const part = Math.round(size * 0.68);
  return (
    <span className={classes.group} style={{ inlineSize: size, blockSize: size }}>
      {shown.length < 2 ? (
        <span className={classes.alone}>
          <IconUsers />
        </span>
      ) : (
        shown.map(({ id, fullName, avatar }) => <Avatar key={id} name={fullName} src={avatar} size={part} />)
      )}
    </span>
  );
}
