import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { type Crop, maxZoom, movedBy, squareOf, wholeCrop, within } from './crop.ts';
import classes from './crop-dialog.module.css';

/** Side of the stored avatar in pixels: enough for its largest use on a high-density screen. */
const portraitSide = 512;
const shownSide = 288;
/** Distance of one arrow key press, as a share of the square. */
const step = 0.05;
const arrows: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

interface Props {
  file: File;
  isSending: boolean;
  /** Why the upload failed; it can be retried with the same crop. */
  failure: string;
  onCropped: (picture: Blob) => void;
  onClose: () => void;
}

/** Crops a picture to a square: drag or arrow keys move it, a slider zooms. */
export function CropDialog({ file, isSending, failure, onCropped, onClose }: Props) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [crop, setCrop] = useState(wholeCrop);
  useEffect(() => {
    let isWanted = true;
    createImageBitmap(file).then(
      (read) => (isWanted ? setPicture(read) : read.close()),
      () => setUnreadable(true),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  useEffect(() => {
    if (canvas.current && picture) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  const move = (across: number, down: number) => picture && setCrop((now) => movedBy(picture, now, across, down));
  const drag = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { width } = currentTarget.getBoundingClientRect();
    move(movementX / width, movementY / width);
  };
  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    move(...way);
  };
  const take = () => {
    if (!picture) return;
    const whole = document.createElement('canvas');
    whole.width = whole.height = portraitSide;
    draw(whole, picture, crop);
    whole.toBlob((blob) => (blob ? onCropped(blob) : setUnreadable(true)), 'image/png');
  };
  return (
    <Dialog title={t('account.crop.title')} onClose={onClose}>
      <DialogBody
        text={t('account.crop.text')}
        buttons={
          <>
            <Button look="outline" onClick={onClose}>
              {t('ui.form.cancel')}
            </Button>
            <Button disabled={!picture} loading={isSending} onClick={take}>
              {t('account.crop.take')}
            </Button>
          </>
        }
      >
        <div
          className={classes.frame}
          role="application"
          aria-label={t('account.crop.picture')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is operated as a whole, by its keys and the pointer.
          tabIndex={0}
          data-first-focus
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          <canvas ref={canvas} className={classes.picture} width={shownSide * 2} height={shownSide * 2} />
        </div>
        <label className={classes.zoom}>
          {t('account.crop.zoom')}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => {
              const zoom = Number(event.currentTarget.value);
              if (picture) setCrop((now) => within(picture, { ...now, zoom }));
            }}
          />
        </label>
        <FormFailure text={isUnreadable ? t('account.crop.unreadable') : failure} />
      </DialogBody>
    </Dialog>
  );
}

function draw(onto: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = onto.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, onto.width, onto.height);
  context.drawImage(picture, left, top, side, side, 0, 0, onto.width, onto.height);
}
