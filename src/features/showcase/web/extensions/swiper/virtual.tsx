import { Navigation, Virtual } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import classes from './virtual.module.css';
import 'swiper/css/navigation';
import 'swiper/css/virtual';

const slides = Array.from({ length: 1000 }, (_, at) => ({
  key: String(at + 1),
  shown: (
    <div className={classes.slide}>
      <strong>{`Chair ${at + 1}`}</strong>
      <span>of a thousand</span>
    </div>
  ),
}));

/** Only slides near the current one are rendered. */
export function VirtualSlides() {
  return (
    <Slides
      label="A thousand chairs"
      slides={slides}
      modules={[Navigation, Virtual]}
      virtual
      slidesPerView={3}
      spaceBetween={8}
      navigation
    />
  );
}
