import { MINUTE } from '#shared/lib/time.ts'

const BEGINNING = Date.UTC(2026, 2, 3, 9)

/** A time so many minutes after the beginning, as Graph writes it. */
export const graphTime = (minutes: number): string => new Date(BEGINNING + minutes * MINUTE).toISOString()
/** The same as the unified audit log writes it: UTC, and does not say so. */
export const unifiedTime = (minutes: number): string => graphTime(minutes).slice(0, 19)

/** What ids are of. */
const KINDS = ['request', 'correlation', 'object', 'app', 'record', 'alert', 'session', 'tenant'] as const
export const guid = (kind: (typeof KINDS)[number], count: number): string =>
  `${String(KINDS.indexOf(kind) + 1).padStart(8, '0')}-0000-4000-8000-${String(count).padStart(12, '0')}`

export const accounts = {
  accounting: 'accounting@customer.example',
  administrator: 'administrator@customer.example',
  emergency: 'emergency@customer.example',
  reception: 'reception@customer.example',
} as const

/** Addresses for documentation (RFC 5737). */
export const addresses = { office: '192.0.2.10', abroad: '203.0.113.77' } as const
export const TENANT_DOMAIN = 'customer.onmicrosoft.com'
