/** How long the tools of mails that were just chosen or opened may take to load and appear. */
const longestWaitFrames = 120;

/** Opens a menu by its name: of the chosen mails, else of the open one. */
export function openMenu(name: string, framesLeft = longestWaitFrames): void {
  const button = document.querySelector<HTMLElement>(`[data-menu="${name}"]:not([inert] *)`);
  if (button) button.click();
  else if (framesLeft > 0) requestAnimationFrame(() => openMenu(name, framesLeft - 1));
}
