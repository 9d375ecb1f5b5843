declare global {
  interface Window {
    /** The button that was pressed last before the script came, as index.html notes it. */
    earlyPress?: { readonly stop: () => void; readonly button: HTMLElement | null }
  }
}

/** Presses again what was pressed before the page could answer. */
export function pressAgain(): void {
  const { earlyPress } = window
  earlyPress?.stop()
  if (earlyPress?.button?.isConnected) earlyPress.button.click()
}
