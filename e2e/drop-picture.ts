import type { Locator } from '@playwright/test';

/** Drops a one-pixel picture on an element, as if from another program. */
export async function dropPicture(target: Locator, name: string): Promise<void> {
  await target.evaluate((element, name) => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';
    const file = new File([Uint8Array.from(atob(png), (digit) => digit.charCodeAt(0))], name, { type: 'image/png' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const box = element.getBoundingClientRect();
    const at = { clientX: box.x + 40, clientY: box.y + 20 };
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...at }));
  }, name);
}
