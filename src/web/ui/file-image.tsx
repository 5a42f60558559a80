import { type ComponentProps, type ReactNode, useState } from 'react';
import { useIsOffline } from '../use-is-offline.ts';
import { useShownFile } from '../use-shown-file.ts';

/** An `<img>` of a file by its signed address, or of any other address. */
export function FileImage({ src, alt, ...rest }: ComponentProps<'img'> & { alt: string }) {
  return <img {...rest} src={useShownFile(src)} alt={alt} />;
}

interface ThumbnailProps extends Omit<ComponentProps<'img'>, 'children'> {
  src: string;
  /** Replaces a picture that can't be loaded. */
  icon: ReactNode;
  /** Called with whether that is so. */
  onMissing?: (isMissing: boolean) => void;
}

/** A small picture beside the name of its file. One that can't be loaded, such as offline, is tried again once the connection changes. */
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
