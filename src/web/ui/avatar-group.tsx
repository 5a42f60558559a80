import type { CSSProperties } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from './avatar.tsx';
import classes from './avatar-group.module.css';

interface Props {
  /** Accessible name of the group. */
  label: string;
  people: readonly { name: string; src?: string | null }[];
  /** Maximum number of avatars; the others are counted. */
  most?: number;
  /** Edge length in pixels. */
  size?: number;
}

/** Overlapping avatars of people who belong together. */
export function AvatarGroup({ label, people, most = 4, size = 36 }: Props) {
  const { t } = useTranslation();
  const others = people.slice(most);
  const inWords = others.map(({ name }) => name).join(', ');
  return (
    <ul className={classes.group} style={{ '--size': `${size}px` } as CSSProperties} aria-label={label}>
      {people.slice(0, most).map(({ name, src }) => (
        <li key={name} className={classes.one} title={name}>
          <Avatar name={name} src={src ?? null} size={size} />
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
      {others.length > 0 && (
        <li className={classes.one} title={inWords}>
          <span className={classes.others} dir="ltr">
            {t('ui.avatar.others', { more: others.length })}
          </span>
          <span className="visually-hidden">{inWords}</span>
        </li>
      )}
    </ul>
  );
}
