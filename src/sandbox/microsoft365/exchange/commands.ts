import type { Context } from 'hono'
import { isItem } from '../is-item.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'

export interface Command {
  name: string
  parameters: Item
}

/** Parameters that every cmdlet takes and that change nothing. */
export const COMMON = ['Confirm', 'ErrorAction', 'ResultSize', 'WarningAction']

export const refuseParameter = (c: Context, name: string) =>
  fail(
    c,
    'BadRequest',
    'ParameterBindingException',
    `A parameter cannot be found that matches parameter name '${name}'.`,
  )

export const refuseFilter = (c: Context, filter: unknown) =>
  fail(c, 'BadRequest', 'ParameterBindingException', `Cannot parse the filter '${String(filter)}'.`)

/** Who may read may not change. */
export const refuseRole = (c: Context) =>
  fail(
    c,
    'BadRequest',
    'UnauthorizedAccessException',
    'The role assigned to the application does not allow this operation.',
  )

export const refuseIdentity = (c: Context, identity: unknown) =>
  fail(
    c,
    'NotFound',
    'ManagementObjectNotFoundException',
    `The operation couldn't be performed because object '${String(identity)}' couldn't be found.`,
  )

/** A refusal in the vendor's envelope. */
export function fail(c: Context, code: 'BadRequest' | 'NotFound', exception: string, message: string) {
  return c.json(
    {
      error: {
        code,
        message: 'Error executing request.',
        details: [
          { code: 'Context', target: '', message: `Ex6F9304|Microsoft.Exchange.${exception}|${message}` },
        ],
        innererror: { message, type: 'Microsoft.Exchange.Admin.OData.Core.ODataServiceException' },
      },
    },
    code === 'NotFound' ? 404 : 400,
  )
}

/** The command that a request asks for; undefined where it is none. */
export function readCommand(body: unknown): Command | undefined {
  const input = isItem(body) ? body['CmdletInput'] : undefined
  if (!isItem(input) || typeof input['CmdletName'] !== 'string') return undefined
  const parameters = input['Parameters'] ?? {}
  return isItem(parameters) ? { name: input['CmdletName'], parameters } : undefined
}

export const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
export const valueOf = (parameters: Item, name: string) =>
  Object.entries(parameters).find(([each]) => isSame(each, name))?.[1]
export const isNamed = (item: Item, identity: unknown) =>
  ['Identity', 'Name', 'Guid'].some((name) => isSame(String(item[name]), String(identity)))

/** What cmdlets answer that give nothing back. */
export const answerNothing = (c: Context, tenantId: string, warnings: readonly string[] = []) =>
  answer(c, tenantId, [], warnings)

/** What cmdlets answer that give all of it at once. */
export const answerItems = (c: Context, { tenantId }: Tenant, items: readonly Item[]) =>
  answer(c, tenantId, items, [])

const answer = (c: Context, tenantId: string, value: readonly Item[], warnings: readonly string[]) =>
  c.json({
    '@odata.context': `https://outlook.office365.com/adminapi/beta/${tenantId}/$metadata#Collection(Exchange.GenericHashTable)`,
    '@adminapi.warnings': warnings,
    value,
  })
