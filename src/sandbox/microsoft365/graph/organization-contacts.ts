import { type GraphAnswer, GraphRefusal, type GraphRequest, notFound, requireRole } from './graph-request.ts'
import { isItem } from '../is-item.ts'

const LISTS = [
  'marketingNotificationEmails',
  'securityComplianceNotificationMails',
  'technicalNotificationMails',
]
const PROFILE = ['contactEmail', 'statementUrl']

/** Changes whom the vendor writes to. https://learn.microsoft.com/graph/api/organization-update */
export function changeOrganization(request: GraphRequest): GraphAnswer | undefined {
  const [, id, ...rest] = request.path
  if (request.method !== 'PATCH' || id === undefined || rest.length > 0) return undefined
  requireRole(request, 'Organization.ReadWrite.All')
  const { organization } = request.tenant
  if (organization.id.toLowerCase() !== id.toLowerCase()) throw notFound(id)
  const members = isItem(request.body) ? request.body : {}
  for (const [name, value] of Object.entries(members)) {
    if (LISTS.includes(name)) requireAddresses(name, value)
    else if (name === 'privacyProfile') requireProfile(value)
    else throw badRequest(`Property '${name}' is read-only and cannot be set.`)
  }
  // What is sent of a profile takes the place of all of it.
  Object.assign(organization, members)
  return { status: 204 }
}

function requireAddresses(name: string, value: unknown): void {
  if (!Array.isArray(value) || !value.every(isAddress)) throw invalidValue(name)
}

function requireProfile(value: unknown): void {
  if (value === null) return
  if (!isItem(value) || Object.keys(value).some((name) => !PROFILE.includes(name)))
    throw invalidValue('privacyProfile')
  const { contactEmail, statementUrl } = value
  if (contactEmail !== undefined && contactEmail !== null && !isAddress(contactEmail))
    throw invalidValue('contactEmail')
  if (statementUrl !== undefined && statementUrl !== null && typeof statementUrl !== 'string')
    throw invalidValue('statementUrl')
}

/** Addresses below this name are refused here, so that a refusal can be seen by somebody who enters one. */
const REFUSED = /@refused\./i

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && !REFUSED.test(value)

const badRequest = (message: string) => new GraphRefusal(400, 'Request_BadRequest', message)
const invalidValue = (name: string) =>
  badRequest(`Invalid value specified for property '${name}' of resource 'Organization'.`)
