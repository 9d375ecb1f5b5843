export const maxImageBytes = 10 * 1024 * 1024

export const notPngText = 'The image file must be a PNG file.'
export const imageTooLargeText = 'The image file can be up to 10 MB and 8,000 × 8,000 pixels.'

/** Returns what is wrong with a chosen file's type or size, or null; the server checks its content. */
export function imageFileProblem(file: { readonly type: string; readonly size: number }): string | null {
  if (file.type !== 'image/png') return notPngText
  return file.size > maxImageBytes ? imageTooLargeText : null
}
