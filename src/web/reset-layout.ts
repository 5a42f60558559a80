import { directionOf } from '#contract/languages.ts';
import { layoutValues } from './layout.ts';
import { changeLayout, currentLayout, standardLayout } from './layout-store.ts';

/** Restores the default layout and clears the stored choices, except for the language with its direction and the customizer. */
export function resetLayout(): void {
  const { language, customizer } = currentLayout();
  changeLayout({ ...standardLayout(), language, customizer, direction: directionOf(language) });
  for (const option of Object.keys(layoutValues)) {
    if (!['direction', 'customizer'].includes(option)) localStorage.removeItem(option);
  }
}
