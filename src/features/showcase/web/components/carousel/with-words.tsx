import { ChairPicture } from '#web/pictures/chair-picture.tsx';
import { LampPicture } from '#web/pictures/lamp-picture.tsx';
import { RoomPicture } from '#web/pictures/room-picture.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

const slides = [
  {
    ...{ key: 'lamp', name: 'Leith pendant' },
    content: (
      <ContentCard picture={<LampPicture />} title="Leith pendant" subtitle="From 240.00 €">
        Spun by hand, lacquered in six colors.
      </ContentCard>
    ),
  },
  {
    ...{ key: 'chair', name: 'Alder lounge chair' },
    content: (
      <ContentCard picture={<ChairPicture />} title="Alder lounge chair" subtitle="From 890.00 €">
        Beech and wool with removable covers.
      </ContentCard>
    ),
  },
  {
    ...{ key: 'sofa', name: 'Vale sofa' },
    content: (
      <ContentCard picture={<RoomPicture />} title="Vale sofa" subtitle="From 2,150.00 €">
        Two, three or four seats, made to order.
      </ContentCard>
    ),
  },
];

/** Slides can contain anything. */
export function WithWords() {
  return <Carousel label="From the shop" slides={slides} />;
}
