/** Reads what the browser keeps under a key; null when there is nothing or storage is closed to us. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in the browser; a full or closed storage is no reason to stop a buyer. */
export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    return
  }
}
