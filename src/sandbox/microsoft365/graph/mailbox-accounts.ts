import { type GraphAnswer, GraphRefusal, type GraphRequest, requireRole } from './graph-request.ts'
import { isItem } from '../is-item.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'

const ROLES = ['User.EnableDisableAccount.All', 'User.ReadWrite.All', 'Directory.ReadWrite.All']

/** The mailbox whose account has this id; those that no single person owns have no user in the list here. */
const mailboxOf = ({ settings }: Tenant, id: string): Item | undefined =>
  settings.exchange['Mailbox']?.find(
    ({ ExternalDirectoryObjectId: own }) => typeof own === 'string' && own.toLowerCase() === id.toLowerCase(),
  )

/** Blocks the account of a mailbox, or lets it sign in again; undefined where the id is none of a mailbox. */
export function changeMailboxAccount(request: GraphRequest): GraphAnswer | undefined {
  const { method, path, body, tenant } = request
  const mailbox = method === 'PATCH' && path.length === 2 ? mailboxOf(tenant, path[1] ?? '') : undefined
  if (!mailbox) return undefined
  requireRole(request, ...ROLES)
  const { accountEnabled, ...others } = isItem(body) ? body : {}
  const [other] = Object.keys(others)
  if (typeof accountEnabled !== 'boolean' || other !== undefined)
    throw refused(`Invalid value specified for property '${other ?? 'accountEnabled'}' of resource 'User'.`)
  if (mailbox['IsDirSynced'] === true)
    throw refused(
      'Unable to update the specified properties for on-premises mastered Directory Sync objects or objects currently undergoing migration.',
    )
  mailbox['AccountDisabled'] = !accountEnabled
  return { status: 204 }
}

const refused = (message: string) => new GraphRefusal(400, 'Request_BadRequest', message)
