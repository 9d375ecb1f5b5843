import { statfs } from 'node:fs/promises'

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** Returns a size as people write it, such as `1.4 GB`. */
export function sizeText(bytes: number): string {
  const unit = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const amount = bytes / 1024 ** unit
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: amount < 10 && unit > 0 ? 1 : 0 })} ${units[unit]}`
}

/** Below this, an import or a busy day can fill the disk. */
export const minFreeBytes = 500 * 1024 ** 2

/** Returns the bytes that this account can still write where a folder is. */
export async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}
