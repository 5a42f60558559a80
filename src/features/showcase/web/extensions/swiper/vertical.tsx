import { Mousewheel, Pagination } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import classes from './vertical.module.css';
import 'swiper/css/pagination';

/** The wheel changes slides and scrolls the page at either end. */
export function Vertical() {
  return (
    <div className={classes.place}>
      <Slides
        label="Rooms, vertical"
        slides={roomsFrom(5)}
        modules={[Mousewheel, Pagination]}
        direction="vertical"
        mousewheel={{ releaseOnEdges: true }}
        pagination={{ clickable: true }}
        style={{ blockSize: '100%' }}
      />
    </div>
  );
}
