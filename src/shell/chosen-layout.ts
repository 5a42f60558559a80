import { currentLayout } from '#web/layout-store.ts';
import './chosen-layout.css';
import { HorizontalMenu } from './horizontal-menu-part.ts';

/** Loads what a non-default layout needs: its styles, imported by this file, and the horizontal menu if chosen. */
export async function loadChosenLayout(): Promise<void> {
  if (currentLayout().menu === 'horizontal') await HorizontalMenu.preload();
}
