import type { CSSProperties } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import type { Contact } from '../../presence-contract.ts';
import classes from './person-face.module.css';
import { StatusDot } from './status-dot.tsx';

interface Props {
  person: Pick<Contact, 'fullName' | 'avatar' | 'status'>;
  /** Edge length in pixels. */
  size?: number;
}

/** A person's picture with their status in the corner. */
export function PersonFace({ person, size = 40 }: Props) {
  return (
    <span className={classes.face} style={{ '--size': `${size}px` } as CSSProperties}>
      <Avatar name={person.fullName} src={person.avatar} size={size} />
      <span className={classes.dot}>
        <StatusDot status={person.status} />
      </span>
    </span>
  );
}
