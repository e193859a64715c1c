import { join } from 'node:path'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import { exportLocation, exportPolicy } from '#shared/domain/conditional-access/export-policy.ts'
import type { ImportNote } from '#shared/domain/conditional-access/import/import-note.ts'
import { isMembers } from '#shared/domain/conditional-access/import/is-members.ts'
import type {
  ImportedLocation,
  ImportedPolicy,
} from '#shared/domain/conditional-access/import/read-vendor-policy.ts'
import { importPolicies, policyOfVendor } from '#shared/domain/conditional-access/import-policies.ts'
import { type PolicyBody, policyBodySchema } from '#shared/domain/conditional-access/policy.ts'
import { policyToSave } from '#shared/domain/conditional-access/save-policy.ts'
import { validateLocation } from '#shared/domain/conditional-access/validate-location.ts'
import { validatePolicy } from '#shared/domain/conditional-access/validate-policy.ts'
import { BUILT_IN_ROLES } from '#sandbox/microsoft365/graph/conditional-access/built-in-roles.ts'
import { bytesOf, jsonFilesIn, valueIn } from './read-files.ts'
import { createReferences, type References } from './references.ts'
import { openTenant, type TenantClient, textIn } from './tenant-client.ts'
import { itemAt, lostValues } from './told-values.ts'
import { byFile, crashOf, refusalIn, told } from './trip-words.ts'

export const OUTCOMES = ['same', 'refused', 'lost', 'skipped', 'crashed'] as const
type Outcome = (typeof OUTCOMES)[number]

/** What became of one policy, one location, or one file that has neither. */
export interface Trip {
  file: string
  kind: 'policy' | 'location' | '-'
  outcome: Outcome
  /** Why our validation refuses what was imported, and after the defaults of saving were filled in. */
  refusedBefore: readonly string[]
  refusedToSave: readonly string[]
  /** What the vendor answered where it refused, what was lost, why a file was skipped. */
  reason: string
  notes: readonly ImportNote[]
}

const POLICIES = 'identity/conditionalAccess/policies'
const LOCATIONS = 'identity/conditionalAccess/namedLocations'

interface ReadFile {
  file: string
  raw: unknown
  policies: readonly ImportedPolicy[]
  locations: readonly ImportedLocation[]
  left: readonly ImportNote[]
  crash?: string
}

/** Takes every JSON file of a folder through import, validation, a tenant over HTTP, and back. */
export async function roundTrip(folder: string): Promise<readonly Trip[]> {
  const files = jsonFilesIn(folder).map((name) => readOne(folder, name))
  const tenant = await openTenant()
  try {
    const references = createReferences(
      tenant,
      namesIn(files.map(({ raw }) => raw)),
      freeRoles(JSON.stringify(files.flatMap(({ policies }) => policies.map(({ body }) => body)))),
    )
    const trips: Trip[] = files.flatMap(leftIn)
    // Policies name locations of other files.
    for (const { file, locations, raw } of files)
      for (const location of locations)
        trips.push(
          await attempt(file, 'location', () => sendLocation(tenant, references, file, location, raw)),
        )
    for (const { file, policies, raw } of files)
      for (const policy of policies)
        trips.push(await attempt(file, 'policy', () => sendPolicy(tenant, references, file, policy, raw)))
    return trips.toSorted(byFile)
  } finally {
    tenant.close()
  }
}

function readOne(folder: string, file: string): ReadFile {
  const bytes = bytesOf(join(folder, file))
  if (typeof bytes === 'string')
    return {
      file,
      raw: undefined,
      policies: [],
      locations: [],
      left: [{ path: '$', reason: 'notJson', value: bytes }],
    }
  try {
    return { file, raw: valueIn(bytes), ...importPolicies(bytes) }
  } catch (error) {
    return { file, raw: undefined, policies: [], locations: [], left: [], crash: String(error) }
  }
}

const trip = (
  file: string,
  kind: Trip['kind'],
  outcome: Outcome,
  reason: string,
  more: Partial<Trip> = {},
): Trip => ({
  file,
  kind,
  outcome,
  refusedBefore: [],
  refusedToSave: [],
  reason,
  notes: [],
  ...more,
})

const leftIn = ({ file, left, crash }: ReadFile): Trip[] =>
  crash === undefined
    ? left.map(({ path, reason, value }) =>
        trip(file, '-', 'skipped', `${path}: ${reason} ${value ?? ''}`.trim()),
      )
    : [trip(file, '-', 'crashed', crash)]

async function attempt(file: string, kind: Trip['kind'], act: () => Promise<Trip>): Promise<Trip> {
  try {
    return await act()
  } catch (error) {
    return trip(file, kind, 'crashed', crashOf(error))
  }
}

async function sendLocation(
  tenant: TenantClient,
  references: References,
  file: string,
  { location, path, notes }: ImportedLocation,
  raw: unknown,
): Promise<Trip> {
  const refused = told(validateLocation(location))
  const more = { refusedBefore: refused, refusedToSave: refused, notes }
  const made = await tenant.ask('POST', LOCATIONS, exportLocation(location))
  const id = textIn(made.body, 'id')
  if (made.status !== 201) return trip(file, 'location', 'refused', refusalIn(made), more)
  references.note('locations', location.id, id)
  const { body } = await tenant.ask('GET', `${LOCATIONS}/${id}`)
  const [back] = importPolicies(JSON.stringify(body)).locations
  return compared(file, 'location', location, back?.location, itemAt(raw, path), notes, more)
}

async function sendPolicy(
  tenant: TenantClient,
  references: References,
  file: string,
  { body, path, notes }: ImportedPolicy,
  raw: unknown,
): Promise<Trip> {
  const saved = policyToSave(body)
  const more = {
    refusedBefore: told(validatePolicy(body)),
    refusedToSave: told(validatePolicy(saved)),
    notes,
  }
  await references.prepare(saved)
  const sent = policyBodySchema.parse(references.toTenant(saved))
  const made = await tenant.ask('POST', POLICIES, exportPolicy(sent))
  if (made.status !== 201) return trip(file, 'policy', 'refused', refusalIn(made), more)
  const id = textIn(made.body, 'id')
  const read = await tenant.ask('GET', `${POLICIES}/${id}`)
  const back = policyOfVendor(read.body)
  // A tenant holds no more than 240, and a folder may have more.
  const deleted = await tenant.ask('DELETE', `${POLICIES}/${id}`)
  if (deleted.status !== 204) throw new Error(`The policy could not be deleted: ${deleted.status}`)
  return compared(file, 'policy', saved, back && references.toText(back), itemAt(raw, path), notes, more)
}

function compared(
  file: string,
  kind: Trip['kind'],
  before: PolicyBody | ImportedLocation['location'],
  after: unknown,
  raw: unknown,
  notes: readonly ImportNote[],
  more: Partial<Trip>,
): Trip {
  const lost = [
    ...differencesBetween(before, after).map(({ path, before, after }) =>
      [path, JSON.stringify(before), '->', JSON.stringify(after)].join(' '),
    ),
    ...lostValues(raw, after, notes).map((value) => `lost ${value}`),
  ]
  return trip(file, kind, lost.length > 0 ? 'lost' : 'same', lost.join('; '), more)
}

/** Roles that no policy of the folder names, to stand for placeholders. */
const freeRoles = (policies: string) =>
  [...BUILT_IN_ROLES].filter((id) => !policies.toLowerCase().includes(id))

/** What the files of a folder call the objects that policies name by their ids. */
function namesIn(values: readonly unknown[]): Map<string, string> {
  const names = new Map<string, string>()
  const walk = (value: unknown, depth: number): void => {
    if (depth > 8) return
    if (Array.isArray(value)) value.forEach((each) => walk(each, depth + 1))
    if (!isMembers(value)) return
    const id = value['id'] ?? value['Id']
    const name = value['displayName'] ?? value['DisplayName']
    if (typeof id === 'string' && typeof name === 'string') names.set(id.toLowerCase(), name)
    Object.values(value).forEach((each) => walk(each, depth + 1))
  }
  values.forEach((value) => walk(value, 0))
  return names
}
