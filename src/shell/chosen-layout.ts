import { currentLayout } from '#web/layout-store.ts';
import './chosen-layout.css';
import { HorizontalMenu } from './horizontal-menu-part.ts';

/** Loads what a layout takes that is not the standard one: its looks, which come with this file, and its menu where that is the other one. */
export async function loadChosenLayout(): Promise<void> {
  if (currentLayout().menu === 'horizontal') await HorizontalMenu.preload();
}
