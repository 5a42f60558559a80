import type { MouseEvent, ReactNode } from 'react';
import { IconFile } from '#web/icons.ts';
import { FileThumbnail } from './file-image.tsx';
import classes from './file-line.module.css';

interface FileLineProps {
  name: string;
  /** The address of a small picture of it. */
  picture?: string | undefined;
  /** Where its bytes are: its name loads it. */
  href?: string;
  /** Shows it in place of loading it. */
  onOpen?: (() => void) | undefined;
  size?: ReactNode;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

/** A file in a list of files. */
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
  /** How much of it has left, from 0 to 1. */
  share: number;
  progressLabel: string;
  /** Why it did not arrive. */
  failure?: string | undefined;
}

/** A file on its way, or one that did not arrive. */
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
