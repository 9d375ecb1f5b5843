declare global {
  interface Window {
    /** The last button pressed before the script loaded, recorded by index.html. */
    earlyPress?: { readonly stop: () => void; readonly button: HTMLElement | null }
  }
}

/** Repeats a press made before the page could respond. */
export function pressAgain(): void {
  const { earlyPress } = window
  earlyPress?.stop()
  if (earlyPress?.button?.isConnected) earlyPress.button.click()
}
