import { useRef } from 'react';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';
import classes from './a-picture.module.css';

/** Browsers only accept PNG, so the drawing is rasterized first. */
async function copyPicture(picture: HTMLImageElement): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const png = new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no canvas'))), 'image/png'),
  );
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
}

/** Copies the room as a picture. */
export function APicture() {
  const picture = useRef<HTMLImageElement>(null);
  const copy = () =>
    picture.current &&
    copyPicture(picture.current).then(
      () => toast({ message: 'Image copied', tone: 'success' }),
      () => toast({ message: 'This browser can’t copy images', tone: 'error' }),
    );
  return (
    <Stack>
      <img ref={picture} className={classes.picture} src="/showcase/birk-sideboard.svg" alt="A Birk sideboard in its room" />
      <div>
        <Button look="outline" onClick={() => void copy()}>
          Copy image
        </Button>
      </div>
    </Stack>
  );
}
