import { ChairPicture } from '#web/pictures/chair-picture.tsx';
import { LampPicture } from '#web/pictures/lamp-picture.tsx';
import { RoomPicture } from '#web/pictures/room-picture.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

const slides = [
  { key: 'one', name: 'Reading corner', content: <ContentCard picture={<ChairPicture />} pictureAt="over" title="Reading corner" /> },
  { key: 'two', name: 'Supper', content: <ContentCard picture={<LampPicture />} pictureAt="over" title="Supper" /> },
  { key: 'three', name: 'Sunday', content: <ContentCard picture={<RoomPicture />} pictureAt="over" title="Sunday" /> },
];

/** Two slides side by side, one of them emphasized. */
export function Fading() {
  return <Carousel label="A day at home" look="fade" perView={2} slides={slides} />;
}
