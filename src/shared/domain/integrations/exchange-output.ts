import { z } from 'zod'

/** What the script that connects Exchange Online prints, for the administrator to paste. */
export type ExchangeOutput = { tenant: string; state: string } & ({ code: string } | { error: string })

export const exchangeOutputMarks = {
  begin: '-----BEGIN EXCHANGE CONNECTION-----',
  end: '-----END EXCHANGE CONNECTION-----',
} as const

export const exchangeOutputLimits = {
  /** The longest text that is looked at, in characters. */
  text: 20_000,
} as const

// Consoles break long lines wherever they end, so blanks say nothing.
const CONTENT =
  /^Version:1Tenant:([0-9a-f-]{36})State:([\w-]{43})(?:Code:([\w.~-]{8,8000})|Error:([\w-]{1,100}))$/i

/** What a pasted text says; undefined where it is not the whole output of the script. */
export function parseExchangeOutput(text: string): ExchangeOutput | undefined {
  if (text.length > exchangeOutputLimits.text) return undefined
  const begin = text.indexOf(exchangeOutputMarks.begin)
  const end = text.indexOf(exchangeOutputMarks.end, begin)
  if (begin === -1 || end === -1) return undefined
  const content = text.slice(begin + exchangeOutputMarks.begin.length, end).replaceAll(/\s/g, '')
  const [, tenant = '', state = '', code, error] = CONTENT.exec(content) ?? []
  if (!z.guid().safeParse(tenant).success) return undefined
  const said = { tenant: tenant.toLowerCase(), state }
  if (code !== undefined) return { ...said, code }
  return error === undefined ? undefined : { ...said, error }
}
