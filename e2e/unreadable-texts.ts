interface Given {
  expected: { name: string; says: string[]; hides: string[]; scrolls: boolean }[];
  /** Describes the look, for the findings. */
  look: string;
}

/**
 * Returns what is wrong with the mails on the page: missing, clipped or illegible text, and elements that are too wide. Runs
 * in the page, so it cannot reference anything outside.
 */
export function unreadable({ expected, look }: Given): string[] {
  type Color = number[];
  const leastContrast = 4.5;
  const found: string[] = [];
  const read = (text: string): Color => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = [...text.matchAll(/[\d.]+/g)].map(Number);
    return [red, green, blue, alpha];
  };
  const over = ([red = 0, green = 0, blue = 0, alpha = 1]: Color, below: Color): Color =>
    [red, green, blue].map((value, index) => value * alpha + (below[index] ?? 0) * (1 - alpha));
  const luminance = (colour: Color) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const share = (colour[index] ?? 0) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0);
  const contrast = (one: Color, other: Color) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const tell = (name: string, what: string) => found.push(`${look}, ${name}: ${what}`);

  const colours = (element: Element, below: Color, view: Window, name: string): void => {
    const style = view.getComputedStyle(element);
    if (style.display === 'none') return;
    const ground = over(read(style.backgroundColor), below);
    const own = [...element.childNodes].find(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const reached = contrast(over(read(style.color), ground), ground);
    if (own && reached < leastContrast)
      tell(name, `"${own.nodeValue?.trim().slice(0, 20)}" has ${reached.toFixed(1)}: ${style.color} on ${ground.map(Math.round)}`);
    for (const child of element.children) colours(child, ground, view, name);
  };

  const frames = [...document.querySelectorAll<HTMLIFrameElement>('section iframe')];
  if (frames.length !== expected.length) return [`${look}: ${frames.length} mails`];
  for (const [index, { name, says, hides, scrolls }] of expected.entries()) {
    const frame = frames[index];
    const inside = frame?.contentDocument;
    const view = frame?.contentWindow;
    if (!frame || !inside?.body || !view) return [`${look}: ${name} is not there`];
    // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not read.
    const text = inside.body.innerText.replaceAll(/\s+/g, ' ').toLowerCase();
    for (const one of says) if (!text.includes(one.toLowerCase())) tell(name, `does not show "${one}"`);
    for (const one of hides) if (text.includes(one.toLowerCase())) tell(name, `shows "${one}"`);
    const last = [...inside.body.querySelectorAll('*')].findLast((one) => one.textContent?.includes(says.at(-1) ?? '')) ?? inside.body;
    const { bottom, height } = last.getBoundingClientRect();
    if (height < 5 || bottom > view.innerHeight + 1) tell(name, `ends at ${Math.round(bottom)} of ${view.innerHeight}`);
    const root = inside.documentElement;
    if (!scrolls && root.scrollWidth > root.clientWidth + 1) tell(name, `is ${root.scrollWidth} wide in ${root.clientWidth}`);
    const sides = frame.getBoundingClientRect();
    if (sides.left < 0 || sides.right > innerWidth) tell(name, `reaches from ${sides.left} to ${sides.right}`);
    colours(inside.body, over(read(view.getComputedStyle(root).backgroundColor), [255, 255, 255]), view, name);
  }
  if (document.documentElement.scrollWidth > innerWidth) tell('the page', `is ${document.documentElement.scrollWidth} wide`);
  return found;
}
