import { useState } from 'react';
import { usePortrait } from '../portraits.ts';
import styles from './avatar.module.css';
import { initialsOf, toneOf } from './initials.ts';

interface AvatarProps {
  name: string;
  src?: string | null;
  /** Edge length in pixels. */
  size?: number;
}

/** A person's picture, or their initials on a color derived from their name. Decorative, because the name is shown beside it. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const picture = usePortrait(src);
  const box = { inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.38) };
  if (src && failed !== src) {
    return picture ? (
      <img className={styles.avatar} style={box} src={picture} alt="" loading="lazy" onError={() => setFailed(src)} />
    ) : (
      <span className={styles.avatar} style={box} aria-hidden="true" />
    );
  }
  return (
    <span className={styles.avatar} style={box} data-tone={toneOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
