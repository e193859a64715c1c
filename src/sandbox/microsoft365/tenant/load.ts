import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isItem } from '../is-item.ts'
import { stableGuid } from './stable-guid.ts'
import type { GraphObject, Tenant } from './state.ts'
import { tenantFromDirectory } from './tenant-from-directory.ts'

type Item = Record<string, unknown>

/**
 * Builds a tenant from recorded Graph answers: the path of a folder, or texts by file name. Read are
 * `organization*.json`, `domains*.json`, `users*.json` (several are pages, in the order of their names) and
 * `subscribedSkus*.json`; each may be missing, and may be a collection, a bare array or one object.
 * What was not recorded is worked out from the rest.
 */
export function loadTenant(folderOrFiles: string | Record<string, string>): Tenant {
  const files = typeof folderOrFiles === 'string' ? readFolder(folderOrFiles) : folderOrFiles
  const organization = readItems(files, 'organization')[0] ?? {}
  const users = readItems(files, 'users').map((user, index) => {
    const name = textOf(user['userPrincipalName']) ?? textOf(user['mail']) ?? `user${index}@unknown.example`
    return { ...user, id: textOf(user['id']) ?? stableGuid(`user/${name}`), userPrincipalName: name }
  })
  const skus = readItems(files, 'subscribedSkus').flatMap((sku) => {
    const skuId = textOf(sku['skuId'])
    return skuId ? [{ ...sku, skuId, skuPartNumber: textOf(sku['skuPartNumber']) ?? skuId }] : []
  })
  const domains = readDomains(readItems(files, 'domains'), organization, users)
  const displayName = textOf(organization['displayName']) ?? domains[0]?.id ?? 'Recorded tenant'
  return tenantFromDirectory({
    tenantId: textOf(organization['id']) ?? stableGuid(`tenant/${displayName}`),
    displayName,
    domains,
    users,
    skus,
    organization,
  })
}

function readFolder(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.json'))
  return Object.fromEntries(names.map((name) => [name, decodeText(readFileSync(join(folder, name)))]))
}

/** Windows PowerShell writes UTF-16 with a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

function readItems(files: Record<string, string>, resource: string): Item[] {
  return Object.keys(files)
    .filter((name) => name.toLowerCase().startsWith(resource.toLowerCase()))
    .toSorted()
    .flatMap((name) => itemsOf(JSON.parse((files[name] ?? '').replace(/^\uFEFF/, ''))))
    .map((item) => Object.fromEntries(Object.entries(item).filter(([property]) => !property.startsWith('@'))))
}

function itemsOf(answer: unknown): Item[] {
  if (Array.isArray(answer)) return answer.filter(isItem)
  if (!isItem(answer)) return []
  return Array.isArray(answer['value']) ? answer['value'].filter(isItem) : [answer]
}

function readDomains(recorded: Item[], organization: Item, users: Item[]): GraphObject[] {
  const domains = recorded.flatMap((domain) => {
    const id = textOf(domain['id'])
    return id ? [{ ...domain, id }] : []
  })
  if (domains.length > 0) return domains
  const verified = Array.isArray(organization['verifiedDomains']) ? organization['verifiedDomains'] : []
  const names = verified.filter(isItem).flatMap(({ name, isDefault, isInitial }) => {
    const id = textOf(name)
    return id ? [{ id, isDefault, isInitial }] : []
  })
  if (names.length > 0) return names
  const used = users.flatMap((user) => textOf(user['userPrincipalName'])?.split('@')[1] ?? [])
  return [...new Set(used)].map((id) => ({ id }))
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
