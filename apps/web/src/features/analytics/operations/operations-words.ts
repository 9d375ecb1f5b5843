import { countText } from '../parts/figure-words.ts'

/** `3 d 4 h`, `4 h 12 min`, `12 min`. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`
}

/** `12.3 ms`; a dash for nothing measured. */
export const msText = (ms: number | null): string => (ms === null ? '–' : `${countText(ms)} ms`)

/** `99.5%`; a dash for nothing measured. */
export const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent}%`)

/** `12.3 MB`. */
export const megabytesText = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** How good a success rate is: 99 percent is high, 95 medium. */
export function rateGrade(successRate: number): 'high' | 'medium' | 'low' {
  if (successRate >= 99) return 'high'
  return successRate >= 95 ? 'medium' : 'low'
}
