/** True while a dialog is open: page-wide keyboard shortcuts are off. */
export function isModalOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null
}
