import { directionOf } from '#contract/languages.ts';
import { layoutValues } from './layout.ts';
import { changeLayout, currentLayout, standardLayout } from './layout-store.ts';

/** Goes back to the standard layout, and forgets what was chosen. The language stays with its direction, and so does the way to choose again. */
export function resetLayout(): void {
  const { language, customizer } = currentLayout();
  changeLayout({ ...standardLayout(), language, customizer, direction: directionOf(language) });
  for (const option of Object.keys(layoutValues)) {
    if (!['direction', 'customizer'].includes(option)) localStorage.removeItem(option);
  }
}
