import { countText } from '../parts/figure-words.ts'

/** Returns `3 d 4 h`, `4 h 12 min` or `12 min`. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`
}

/** Returns `12.3 ms`; a dash if nothing was measured. */
export const msText = (ms: number | null): string => (ms === null ? '–' : `${countText(ms)} ms`)

/** Returns `99.5%`; a dash if nothing was measured. */
export const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent}%`)

/** Returns `12.3 MB`. */
export const megabytesText = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Returns the color of a success rate: good from 99 percent, a warning from 95. */
export function rateColor(successRate: number): string {
  if (successRate >= 99) return 'var(--good-ink)'
  return successRate >= 95 ? 'var(--warn-ink)' : 'var(--bad-ink)'
}
