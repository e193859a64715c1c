import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const YEAR_IN_SECONDS = 31_536_000

/**
 * What every answer tells the browser to refuse: scripts of anybody else and inline ones, being framed, telling other
 * sites where somebody came from, sharing a window with them. Behind TLS the browser is told to come by TLS alone.
 * `calls` are the addresses, also of other sites, that the page calls, `frames` those whose pages it shows within its own. Without
 * an address it is of no site.
 */
export const securityHeaders = (
  publicUrl = '',
  calls: readonly string[] = [],
  frames: readonly string[] = [],
): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Emotion writes its styles into the page.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'", ...elsewhere(publicUrl, calls)],
      frameSrc: frames.length > 0 ? frames.map((frame) => new URL(frame).origin) : ["'none'"],
      workerSrc: ["'self'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    strictTransportSecurity: publicUrl.startsWith('https:') ? `max-age=${YEAR_IN_SECONDS}` : false,
  })

function elsewhere(publicUrl: string, addresses: readonly string[]): string[] {
  const origins = addresses.map((address) => new URL(address, publicUrl).origin)
  return origins.filter((origin) => origin !== new URL(publicUrl).origin)
}
