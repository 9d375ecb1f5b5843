// Runs before the first paint, so that a remembered dark page never flashes white.
;(() => {
  let kept = null
  try {
    kept = localStorage.getItem('mantine-color-scheme-value')
  } catch {}
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const scheme = dark ? 'dark' : 'light'
  document.documentElement.dataset.mantineColorScheme = scheme
  document.documentElement.style.colorScheme = scheme
})()
