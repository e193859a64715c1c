import { GraphRefusal } from '../graph-request.ts'
import { isItem } from '../../is-item.ts'
import type { Item } from '../../tenant/settings.ts'
import type { Tenant } from '../../tenant/state.ts'

/** A body that the service does not take; the number and the reason stand in the message. */
export const badRequest = (message: string) => new GraphRefusal(400, 'BadRequest', message)

/** What a policy may not be, by the reason that the service gives. */
export const invalidPolicy = (reason: string) =>
  badRequest(`1032: ConditionalActionPolicy validation failed due to ${reason}.`)

export const noSuchObject = (kind: string, id: string) =>
  new GraphRefusal(404, 'ResourceNotFound', `${kind} with id ${id} does not exist in the directory.`)

export const unlicensed = () =>
  new GraphRefusal(403, 'AccessDenied', 'Your account does not have access to this report or data.')

/** A JSON object, and not a list. */
export const isObject = (value: unknown): value is Item => isItem(value) && !Array.isArray(value)

/** A member that is an object; an empty one where it is null or missing. */
export const objectIn = (item: Item, name: string): Item => {
  const value = item[name]
  return isObject(value) ? value : {}
}

/** A member that is a list of texts; an empty one where it is null or missing. */
export const listIn = (item: Item, name: string): string[] => {
  const value = item[name]
  return Array.isArray(value) ? value.map(String) : []
}

/** The words of a member of flags: one text with commas. */
export const flagsIn = (item: Item, name: string): string[] => {
  const value = item[name]
  return typeof value === 'string' ? value.split(',').map((word) => word.trim()) : []
}

/** The objects of a collection of the tenant. */
export const collection = ({ settings }: Tenant, resource: string): Item[] => {
  const value = settings.graph[resource]
  return Array.isArray(value) ? value : []
}

/** Finds an object by its id, whatever its case. */
export const named = (items: readonly Item[], id: string): Item | undefined =>
  items.find((item) => String(item['id']).toLowerCase() === id.toLowerCase())

export const POLICIES = 'identity/conditionalAccess/policies'
export const LOCATIONS = 'identity/conditionalAccess/namedLocations'
export const STRENGTHS = 'policies/authenticationStrengthPolicies'
