import { Navigation, Parallax } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import classes from './parallax.module.css';
import { rooms } from './rooms.tsx';
import 'swiper/css/navigation';
import 'swiper/css/parallax';

const slides = rooms.map(({ key, name, picture }) => ({
  key,
  shown: (
    <div className={classes.slide}>
      <img src={picture} alt="" data-swiper-parallax="30%" />
      <p className={classes.words} data-swiper-parallax="-240">
        <strong>{name}</strong>
        <span data-swiper-parallax="-160">Made in Porto, of oak and ash</span>
      </p>
    </div>
  ),
}));

/** The text moves faster than the picture. */
export function WithParallax() {
  return <Slides label="Rooms with parallax" slides={slides} modules={[Navigation, Parallax]} parallax navigation />;
}
