// A browser window for page tests in Node's own realm: the API under test runs in the same process, and both need the same `Uint8Array`.
import '@testing-library/jest-dom/vitest';
// Loads the font decoder of PDFs before a window exists; afterward it would mistake Node for a browser and try to fetch itself.
import 'wawoff2/decompress.js';
import { configure } from '@testing-library/dom';
import { JSDOM, VirtualConsole } from 'jsdom';
import React from 'react';

// Only guards against hangs; a slow machine must not fail a test.
configure({ asyncUtilTimeout: Number(process.env.PAGE_PATIENCE ?? 15_000), getElementError: failure });

function openWindow(): void {
  // "Not implemented" comes from jsdom, not from the page.
  const virtualConsole = new VirtualConsole();
  const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: 'http://atrium.test/',
    pretendToBeVisual: true,
    virtualConsole,
  });
  Object.assign(window, {
    innerWidth: 1440,
    innerHeight: 900,
    matchMedia,
    scrollTo: nothing,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
  });
  Object.assign(window.Element.prototype, { scrollIntoView: nothing, getAnimations: () => [] });
  Object.assign(window.HTMLDialogElement.prototype, { showModal, close });
  Object.assign(window.HTMLElement.prototype, { showPopover: togglePopover('open'), hidePopover: togglePopover('closed') });
  for (const key of Object.getOwnPropertyNames(window)) {
    // Keeps Node's own `fetch`, `URL`, `AbortController` and typed arrays.
    if (key in globalThis && !ofTheDocument.has(key)) continue;
    Object.defineProperty(globalThis, key, { configurable: true, writable: true, value: Reflect.get(window, key) });
  }
  for (const key of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    Object.defineProperty(globalThis, key, { configurable: true, writable: true, value: window[key].bind(window) });
  Object.defineProperty(globalThis, 'FormData', { configurable: true, writable: true, value: formDataFor(window.FormData) });
  window.addEventListener('keydown', onEscape);
  Object.defineProperty(globalThis, 'PerformanceObserver', { configurable: true, writable: true, value: Observer });
}

/** Globals that exist in both, where only the document's version works in the document. */
const ofTheDocument = new Set([
  ...['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'CloseEvent', 'ErrorEvent', 'StorageEvent'],
  ...['navigator', 'localStorage', 'sessionStorage', 'Storage', 'DOMException'],
]);

/** Reports the query, pending work of the page and its text without the menu and the options of fields, instead of the whole document. */
function failure(message: string | null): Error {
  const shown = [document.querySelector('[data-toasts]'), ...document.querySelectorAll('main, dialog')];
  const texts = shown.map((part) => textOf(part)).filter(Boolean);
  const { pending = 'nothing' } = document.documentElement.dataset;
  return new Error(`${message?.split('\n\n')[0]}\nThe page waits for: ${pending}\nThe page says: ${texts.join(' | ').slice(0, 1500)}`);
}

function textOf(part: Element | null): string {
  const copy = part?.cloneNode(true) as Element | undefined;
  for (const option of copy?.querySelectorAll('option, nav') ?? []) option.remove();
  return copy?.textContent ?? '';
}

/** Node's form data, which the API can read, made fillable from a form in the document. */
function formDataFor(OfDocument: typeof FormData): typeof FormData {
  const OfNode = globalThis.FormData;
  return class extends OfNode {
    constructor(form?: HTMLFormElement) {
      super();
      if (form) for (const [name, value] of new OfDocument(form)) this.append(name, value);
    }
  };
}

class Observer {
  static supportedEntryTypes: string[] = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function nothing(): void {}

/** A 1440 × 900 window with a light color scheme and reduced motion. */
function matchMedia(media: string): MediaQueryList {
  const [, side, px] = /(min|max)-width:\s*([\d.]+)/.exec(media) ?? [];
  const width = Number(px) * (media.includes('em') ? 16 : 1);
  const matches = side ? (side === 'min' ? width <= 1440 : width >= 1440) : /reduced-motion: reduce|hover: hover|pointer: fine/.test(media);
  return Object.assign(new EventTarget(), { media, matches, onchange: null, addListener: nothing, removeListener: nothing });
}

/** Elements that close on Escape, most recently opened last. */
const layers: HTMLElement[] = [];

function onEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const top = layers.filter(({ isConnected }) => isConnected).at(-1);
  if (!top) return;
  if (!(top instanceof HTMLDialogElement)) top.hidePopover();
  else if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}

function forget(layer: HTMLElement): void {
  const at = layers.lastIndexOf(layer);
  if (at >= 0) layers.splice(at, 1);
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
  layers.push(this);
  (this.querySelector<HTMLElement>('[autofocus], input, button, [tabindex]') ?? this).focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  forget(this);
  this.dispatchEvent(new Event('close'));
}

function togglePopover(newState: 'open' | 'closed') {
  return function toggle(this: HTMLElement): void {
    // jsdom's style sheet hides every popover.
    this.style.display = newState === 'open' ? 'block' : '';
    if (newState === 'closed') forget(this);
    else if (this.getAttribute('popover') === 'auto') layers.push(this);
    const states = { newState, oldState: newState === 'open' ? 'closed' : 'open' };
    for (const type of ['beforetoggle', 'toggle']) this.dispatchEvent(Object.assign(new Event(type), states));
  };
}

/**
 * React captures a stack trace for each element it creates, for its warnings, which takes a fifth of a page test's time. After 10,000 per
 * second it
 * stops; this makes it start in that state.
 */
function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: nothing });
}

if (!('window' in globalThis)) {
  openWindow();
  withoutOwnerStacks();
}
