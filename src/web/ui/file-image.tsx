import type { ComponentProps } from 'react';
import { useShownFile } from '../use-shown-file.ts';

/** An `<img>` of a file by its signed address, or of any other address. */
export function FileImage({ src, alt, ...rest }: ComponentProps<'img'> & { alt: string }) {
  return <img {...rest} src={useShownFile(src)} alt={alt} />;
}
