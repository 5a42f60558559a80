import { useState } from 'react';
import type { Swiper } from 'swiper';
import { FreeMode, Navigation, Thumbs } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { rooms } from './rooms.tsx';
import classes from './thumbs.module.css';
import 'swiper/css/navigation';
import 'swiper/css/thumbs';

const small = rooms.map(({ key, name, picture }) => ({ key, shown: <img src={picture} alt={`${name}, thumbnail`} /> }));

/** The main slider and the thumbnails control each other. */
export function WithThumbs() {
  const [thumbs, setThumbs] = useState<Swiper>();
  return (
    <>
      <Slides
        label="Rooms, large"
        slides={rooms}
        modules={[Navigation, Thumbs]}
        navigation
        thumbs={{ swiper: thumbs && !thumbs.destroyed ? thumbs : null }}
      />
      <div className={classes.thumbs}>
        <Slides
          label="Rooms, thumbnails"
          slides={small}
          modules={[FreeMode, Thumbs]}
          slidesPerView={4.5}
          spaceBetween={8}
          watchSlidesProgress
          onSwiper={setThumbs}
        />
      </div>
    </>
  );
}
