/** Whether a time zone has this name, here and wherever dates are shown. Offsets are no names. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
