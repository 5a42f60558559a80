import { type ComponentProps, type ReactNode, useState } from 'react';
import { useIsOffline } from '../use-is-offline.ts';
import { useShownFile } from '../use-shown-file.ts';

/** An `<img>` for a signed file URL or any other URL. */
export function FileImage({ src, alt, ...rest }: ComponentProps<'img'> & { alt: string }) {
  return <img {...rest} src={useShownFile(src)} alt={alt} />;
}

interface ThumbnailProps extends Omit<ComponentProps<'img'>, 'children'> {
  src: string;
  /** Replaces an image that fails to load. */
  icon: ReactNode;
  /** Called with whether the image is missing. */
  onMissing?: (isMissing: boolean) => void;
}

/** A thumbnail beside a file name. An image that fails to load, for example offline, is retried when the connection changes. */
export function FileThumbnail({ src, icon, onMissing, ...rest }: ThumbnailProps) {
  const isOffline = useIsOffline();
  const attempt = `${isOffline} ${src}`;
  const [tried, setTried] = useState({ attempt, isMissing: false });
  if (tried.attempt !== attempt) setTried({ attempt, isMissing: false });
  else if (tried.isMissing) return icon;
  return (
    <FileImage
      {...rest}
      src={src}
      alt=""
      loading="lazy"
      onLoad={() => onMissing?.(false)}
      onError={() => {
        setTried({ attempt, isMissing: true });
        onMissing?.(true);
      }}
    />
  );
}
