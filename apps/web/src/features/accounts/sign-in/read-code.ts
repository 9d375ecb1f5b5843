type CodeRead =
  | { readonly code: string; readonly problem?: undefined }
  | { readonly code: null; readonly problem: string }

/** Reads a typed code: six digits from the app (with or without its space), or a recovery code as typed. */
export function readCode(text: string, kind: 'app' | 'recovery'): CodeRead {
  const code = kind === 'app' ? text.replace(/\s/g, '') : text.trim()
  if (kind === 'app') {
    return /^\d{6}$/.test(code) ? { code } : { code: null, problem: 'Enter the six-digit code.' }
  }
  return /^\S{8,20}$/.test(code) && !/^\d{6}$/.test(code)
    ? { code }
    : { code: null, problem: 'Enter one of your recovery codes.' }
}
