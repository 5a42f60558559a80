import { ChairPicture } from '#web/pictures/chair-picture.tsx';
import { LampPicture } from '#web/pictures/lamp-picture.tsx';
import { RoomPicture } from '#web/pictures/room-picture.tsx';
import { WorkshopPicture } from '#web/pictures/workshop-picture.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import classes from './basic.module.css';

const pictures = [
  { key: 'room', name: 'Living room', Picture: RoomPicture },
  { key: 'lamp', name: 'Dining table in the evening', Picture: LampPicture },
  { key: 'chair', name: 'Chair by the window', Picture: ChairPicture },
  { key: 'workshop', name: 'Workshop in Porto', Picture: WorkshopPicture },
];

/** One full-width picture at a time. */
export function Basic() {
  const slides = pictures.map(({ key, name, Picture }) => ({
    ...{ key, name },
    content: (
      <div className={classes.picture}>
        <Picture />
      </div>
    ),
  }));
  return <Carousel label="Rooms" slides={slides} />;
}
