/** True while a pop-up lies over the page: keys that act on the page do nothing then. */
export function isModalOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null
}
