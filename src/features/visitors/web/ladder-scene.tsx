import { Scene } from './scene.tsx';

/** A ladder under a lamp being changed, with a toolbox. */
export function LadderScene() {
  return (
    <Scene>
      <path className="line" d="M168 24V58" />
      <path className="iris" d="M136 88a32 32 0 0 1 64 0Z" />
      <path className="light" d="M154 88a14 14 0 0 0 28 0Z" />
      <path className="light" opacity="0.35" d="M140 92H196L232 196H104Z" />
      <path className="wood" d="M146 108h44v8h-44Z" />
      <path className="wood" d="M150 112h8l-34 84h-8ZM178 112h8l34 84h-8Z" />
      <path className="wood-dark" d="M143 132h50v6h-50ZM135 152h66v6h-66ZM127 172h82v6h-82Z" />
      <path className="iris" d="M234 164h54a5 5 0 0 1 5 5v27h-64v-27a5 5 0 0 1 5-5Z" />
      <path className="iris-light" d="M229 176h64v7h-64Z" />
      <path className="line" d="M248 164v-8a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v8" />
      <path className="light" d="M256 174h10v12h-10Z" />
      <path className="deep" d="M44 196v-48h36v48Z" />
      <path className="paper" d="M50 154h24v14H50Z" />
      <path className="wood-dark" d="M58 148q-2-22-8-30h6q6 12 7 30ZM66 148q1-18 8-34h6q-8 18-9 34Z" />
    </Scene>
  );
}
