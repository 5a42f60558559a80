import { Pagination } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import classes from './lazy.module.css';
import { rooms } from './rooms.tsx';
import 'swiper/css/pagination';

const slides = rooms.map(({ key, name, picture }) => ({
  key,
  shown: (
    <>
      <img className={classes.picture} src={picture} alt={`${name} in a room`} loading="lazy" />
      <div className="swiper-lazy-preloader" />
    </>
  ),
}));

/** Native lazy loading with reserved space. */
export function Lazy() {
  return (
    <Slides label="Rooms, lazy loaded" slides={slides} modules={[Pagination]} lazyPreloadPrevNext={1} pagination={{ clickable: true }} />
  );
}
