import { IconArrowRight, IconDownload, IconHeart, IconShare } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/row.tsx';
import classes from './with-icons.module.css';

const say = (message: string) => () => toast({ message });

/** The icon is for the eyes only, where words stand beside it. */
export function WithIcons() {
  return (
    <Row>
      <Button onClick={say('The catalogue is on its way.')}>
        <IconDownload size={18} aria-hidden="true" />
        Catalogue
      </Button>
      <Button look="outline" onClick={say('On to the next step.')}>
        Next
        <IconArrowRight className={classes.turned} size={18} aria-hidden="true" />
      </Button>
      <IconButton label="Add to the wishlist" onClick={say('The lamp is on the wishlist.')}>
        <IconHeart />
      </IconButton>
      <IconButton label="Share" onClick={say('The address is copied.')}>
        <IconShare />
      </IconButton>
    </Row>
  );
}
