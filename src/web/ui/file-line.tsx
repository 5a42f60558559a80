import type { MouseEvent, ReactNode } from 'react';
import { IconFile } from '#web/icons.ts';
import { FileThumbnail } from './file-image.tsx';
import classes from './file-line.module.css';

interface FileLineProps {
  name: string;
  /** Thumbnail URL. */
  picture?: string | undefined;
  /** Download URL, linked by the name. */
  href?: string;
  /** Opens it instead of downloading. */
  onOpen?: (() => void) | undefined;
  size?: ReactNode;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

export function FileLine({ name, picture, href, onOpen, size, children }: FileLineProps) {
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Line picture={picture} end={children}>
      {href ? (
        <a className={classes.name} href={href} download={name} aria-haspopup={onOpen && 'dialog'} onClick={open}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi className={classes.name}>{name}</bdi>
      )}
      {size && (
        <bdi className={classes.size} dir="auto">
          {size}
        </bdi>
      )}
    </Line>
  );
}

interface UploadLineProps extends Omit<FileLineProps, 'href' | 'onOpen' | 'size'> {
  /** Uploaded share, from 0 to 1. */
  share: number;
  progressLabel: string;
  failure?: string | undefined;
}

export function UploadLine({ name, picture, share, progressLabel, failure, children }: UploadLineProps) {
  return (
    <Line picture={picture} end={children} isFailed={failure !== undefined}>
      <bdi className={classes.name}>{name}</bdi>
      {failure ? (
        <span className={classes.reason} role="alert">
          {failure}
        </span>
      ) : (
        <progress className={classes.progress} value={share} max={1} aria-label={progressLabel} />
      )}
    </Line>
  );
}

function Line({
  picture,
  end,
  isFailed = false,
  children,
}: {
  picture: string | undefined;
  end: ReactNode;
  isFailed?: boolean;
  children: ReactNode;
}) {
  const icon = (
    <span className={classes.picture}>
      <IconFile size={20} />
    </span>
  );
  return (
    <li className={classes.line} data-failed={isFailed || undefined}>
      {picture ? <FileThumbnail className={classes.picture} src={picture} icon={icon} /> : icon}
      <span className={classes.facts}>{children}</span>
      {end}
    </li>
  );
}
