const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Formats a date: `2026-11-24` becomes `Tue, Nov 24`. */
export function arrivalText(arrivesOn: string | null): string {
  return arrivesOn === null ? 'Not known' : day.format(new Date(`${arrivesOn}T00:00:00Z`))
}
