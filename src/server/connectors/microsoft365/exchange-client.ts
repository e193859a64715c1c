import { z } from 'zod'
import { ConnectorError, type ConnectorErrorReason } from '../connector-error.ts'
import { createAccessTokens, type TokenParts } from './access-tokens.ts'
import type { HttpAnswer } from '../http.ts'
import { graphLimits, onceLimits } from './limits.ts'
import { rolesIn } from './roles-in-token.ts'
import { sendWithToken } from './send-with-token.ts'

/** Routes a call to a mailbox of the tenant that is always there. */
const ANCHOR = 'APP:SystemMailbox{bb558c35-97f1-4cb9-8ff7-d53741dc928c}'
const PAGE_SIZE = 1000

const listAnswer = z.object({
  value: z.array(z.record(z.string(), z.unknown())),
  '@odata.nextLink': z.string().optional(),
})
const refusalSchema = z.object({
  error: z.object({
    code: z.string().optional(),
    details: z.array(z.object({ message: z.string().optional() })).optional(),
  }),
})

export interface ExchangeClientParts extends TokenParts {
  hosts: { login: string; exchange: string }
}

export interface ExchangeClient {
  /**
   * Runs a cmdlet of Exchange Online and gives everything that it answers, to the last page. Throws a
   * `ConnectorError`: `missingScope` where the app lacks the role, `notFound` where there is no such object, and
   * `unexpectedAnswer` with the vendor's exception as code for what the tenant or the cmdlet does not know.
   */
  run: (
    tenantId: string,
    cmdlet: string,
    parameters?: Readonly<Record<string, unknown>>,
  ) => Promise<Record<string, unknown>[]>
  /** The application permissions that a tenant grants us in Exchange right now. Throws a `ConnectorError`. */
  permissions: (tenantId: string) => Promise<string[]>
}

/** The interface behind the vendor's own PowerShell module. */
export function createExchangeClient(parts: ExchangeClientParts): ExchangeClient {
  const tokens = createAccessTokens(parts, 'https://outlook.office365.com')
  return {
    permissions: async (tenantId) => rolesIn(await tokens.renew(tenantId)),
    async run(tenantId, cmdlet, parameters = {}) {
      const root = `${parts.hosts.exchange}/adminapi/beta/${encodeURIComponent(tenantId)}/`
      // What is made must not be made twice; everything else may be said again.
      const limits = cmdlet.startsWith('New-') ? onceLimits : graphLimits
      const all: Record<string, unknown>[] = []
      const seen = new Set<string>()
      let url: string | undefined = `${root}InvokeCommand`
      while (url !== undefined) {
        const request = {
          url,
          method: 'POST',
          headers: {
            'X-AnchorMailbox': `${ANCHOR}@${tenantId}`,
            'X-CmdletName': cmdlet,
            'X-ResponseFormat': 'json',
            Prefer: `odata.maxpagesize=${PAGE_SIZE}`,
          },
          body: { CmdletInput: { CmdletName: cmdlet, Parameters: parameters } },
        }
        const answer = await sendWithToken(parts, tokens, tenantId, request, limits)
        if (answer.status !== 200) throw refusalOf(answer)
        const parsed = listAnswer.safeParse(answer.body)
        if (!parsed.success)
          throw new ConnectorError('unexpectedAnswer', { status: 200, cause: parsed.error })
        all.push(...parsed.data.value.map(withoutAnnotations))
        // The same command is sent to the next page; no other place is shown a token.
        url = parsed.data['@odata.nextLink']
        if (url !== undefined && (!url.startsWith(root) || seen.has(url)))
          throw new ConnectorError('unexpectedAnswer', { code: 'repeatedLink' })
        if (url !== undefined) seen.add(url)
      }
      return all
    },
  }
}

/** Members that say of which type another is: `Guid@odata.type`. */
const withoutAnnotations = (item: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !name.includes('@')))

function refusalOf({ status, headers, body }: HttpAnswer): ConnectorError {
  const refusal = refusalSchema.safeParse(body).data?.error
  const code = exceptionIn(refusal?.details?.[0]?.message) ?? refusal?.code
  const requestId = headers.get('request-id') ?? undefined
  const words = wordsIn(refusal?.details?.[0]?.message)
  return new ConnectorError(reasonOf(status, refusal !== undefined), { status, code, requestId, words })
}

/** `Ex6F9304|Microsoft.Exchange.…ManagementObjectNotFoundException|The operation …`: its last word names the problem. */
const exceptionIn = (message: string | undefined) => message?.split('|')[1]?.split('.').at(-1)

/** What follows the exception, for the person who asked. */
const wordsIn = (message: string | undefined) => message?.split('|').at(-1)?.trim() || undefined

function reasonOf(status: number, hasEnvelope: boolean): ConnectorErrorReason {
  if (status === 401) return 'unauthorized'
  // Without the role the front door answers in HTML, or not at all.
  if (status === 403) return 'missingScope'
  if (status === 404 && hasEnvelope) return 'notFound'
  return 'unexpectedAnswer'
}
