import type { z } from 'zod'
import { ConnectorError, type ConnectorErrorReason } from '../connector-error.ts'
import { type HttpAnswer, type HttpLimits, type HttpParts, parsed, send } from '../http.ts'
import { refusalIn } from './google-answers.ts'

export interface DirectoryParts extends HttpParts {
  hosts: { admin: string }
}

const directoryOf = ({ hosts }: DirectoryParts) => `${hosts.admin}/admin/directory/v1`

/** Where an access token comes from, and another one where it was refused. */
export interface TokenSource {
  get: () => Promise<string>
  replace: (refused: string) => Promise<string>
}

/** Reads of the Directory API, or of another one by its address. A token that is refused is replaced once. */
export const createDirectoryClient = (
  parts: DirectoryParts,
  limits: HttpLimits,
  tokens: TokenSource,
  address = directoryOf(parts),
) => {
  const ask = (path: string, token: string) =>
    send(parts, limits, () => ({
      url: `${address}${path}`,
      init: { headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' } },
    }))
  return {
    async read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
      const token = await tokens.get()
      let answer = await ask(path, token)
      if (answer.status === 401) answer = await ask(path, await tokens.replace(token))
      if (answer.status !== 200) throw refusalOf(answer)
      return parsed(schema, answer)
    },
  }
}
export type DirectoryClient = ReturnType<typeof createDirectoryClient>

const REASONS: Record<number, ConnectorErrorReason> = { 401: 'unauthorized', 404: 'notFound' }

/** A 403 without a missing permission, and not because the API is not turned on for our app, says that whoever has let us in is no administrator any more: somebody else has to. */
function refusalOf({ status, body }: HttpAnswer): ConnectorError {
  const refusal = refusalIn(body)
  if (!refusal) return new ConnectorError('unexpectedAnswer', { status })
  const code = refusal.isScope ? 'insufficientPermissions' : refusal.reason.slice(0, 50)
  const forbidden = refusal.isScope ? 'missingScope' : refusal.isOff ? 'unexpectedAnswer' : 'unauthorized'
  return new ConnectorError(status === 403 ? forbidden : (REASONS[status] ?? 'unexpectedAnswer'), {
    status,
    code,
  })
}
