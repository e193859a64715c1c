const ISSUER = 'Castellan'

/** What an authenticator app reads from the picture. */
export function otpAuthUrl(email: string, secret: string): string {
  const label = encodeURIComponent(`${ISSUER}:${email}`)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}`
}

/** The key as somebody types it: in groups of four. */
export const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
