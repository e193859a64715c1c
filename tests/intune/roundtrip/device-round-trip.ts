import { join } from 'node:path'
import type { ImportNote } from '#shared/domain/conditional-access/import/import-note.ts'
import { deviceDifferences } from '#shared/domain/intune/compare-device-policies.ts'
import { INTUNE_SETS, type IntuneSetName } from '#shared/domain/intune/device-policy.ts'
import {
  type DeviceCall,
  exportAssignments,
  exportDefinitionValues,
  exportDeviceChange,
  exportDevicePolicy,
} from '#shared/domain/intune/export-device-policy.ts'
import type { ImportedDevicePolicy } from '#shared/domain/intune/import/read-device-policy.ts'
import { devicePolicyOfVendor, importDevicePolicies } from '#shared/domain/intune/import-device-policies.ts'
import { validateDevicePolicy } from '#shared/domain/intune/validate-device-policy.ts'
import { bytesOf, jsonFilesIn, valueIn } from '#tests/conditional-access/roundtrip/read-files.ts'
import type { Trip } from '#tests/conditional-access/roundtrip/round-trip.ts'
import {
  type Answer,
  openTenant,
  type TenantClient,
  textIn,
} from '#tests/conditional-access/roundtrip/tenant-client.ts'
import { itemAt } from '#tests/conditional-access/roundtrip/told-values.ts'
import { byFile, crashOf, refusalIn, told } from '#tests/conditional-access/roundtrip/trip-words.ts'
import { createGroupReferences, type GroupReferences } from './group-references.ts'
import { lostDeviceValues } from './told-device-values.ts'

/** What became of one device policy, or of something in a file that is none. */
export interface DeviceTrip extends Omit<Trip, 'kind'> {
  kind: 'device policy' | '-'
  /** Where it stands in its file. */
  path: string
}

const RULES = 'scheduledActionsForRule($expand=scheduledActionConfigurations)'
const EXPANDED: Readonly<Record<IntuneSetName, string>> = {
  configurationPolicies: 'assignments,settings',
  compliancePolicies: `assignments,settings,${RULES}`,
  deviceConfigurations: 'assignments',
  deviceCompliancePolicies: `assignments,${RULES}`,
  groupPolicyConfigurations:
    'assignments,definitionValues($expand=definition,presentationValues($expand=presentation))',
  windowsDriverUpdateProfiles: 'assignments',
  iosManagedAppProtections: 'assignments,apps',
  androidManagedAppProtections: 'assignments,apps',
}

interface ReadFile {
  file: string
  raw: unknown
  policies: readonly ImportedDevicePolicy[]
  left: readonly ImportNote[]
  crash?: string
}

/** Takes every JSON file of a folder through import, validation, a tenant over HTTP, and back. */
export async function deviceRoundTrip(folder: string): Promise<readonly DeviceTrip[]> {
  const files = jsonFilesIn(folder).map((name) => readOne(folder, name))
  const tenant = await openTenant()
  try {
    const references = createGroupReferences(tenant)
    const trips = files.flatMap(leftIn)
    for (const { file, policies, raw } of files)
      for (const imported of policies)
        trips.push(await attempt(file, imported, () => send(tenant, references, file, imported, raw)))
    return trips.toSorted(byFile)
  } finally {
    tenant.close()
  }
}

/** That a file cannot be read is told by the other round trip, which looks at the same ones. */
function readOne(folder: string, file: string): ReadFile {
  const nothing = { file, raw: undefined, policies: [], left: [] }
  const bytes = bytesOf(join(folder, file))
  if (typeof bytes === 'string') return nothing
  try {
    return { file, raw: valueIn(bytes), ...importDevicePolicies(bytes) }
  } catch (error) {
    return { ...nothing, crash: String(error) }
  }
}

const trip = (
  file: string,
  path: string,
  outcome: DeviceTrip['outcome'],
  reason: string,
  more: Partial<DeviceTrip> = {},
): DeviceTrip => ({
  file,
  path,
  kind: 'device policy',
  outcome,
  refusedBefore: [],
  refusedToSave: [],
  reason,
  notes: [],
  ...more,
})

const leftIn = ({ file, left, crash }: ReadFile): DeviceTrip[] =>
  crash === undefined
    ? left.map(({ path, reason, value }) =>
        trip(file, path, 'skipped', `${path}: ${reason} ${value ?? ''}`.trim(), { kind: '-' }),
      )
    : [trip(file, '$', 'crashed', crash, { kind: '-' })]

async function attempt(
  file: string,
  { path }: ImportedDevicePolicy,
  act: () => Promise<DeviceTrip>,
): Promise<DeviceTrip> {
  try {
    return await act()
  } catch (error) {
    return trip(file, path, 'crashed', crashOf(error))
  }
}

async function send(
  tenant: TenantClient,
  references: GroupReferences,
  file: string,
  { path, policy, notes }: ImportedDevicePolicy,
  raw: unknown,
): Promise<DeviceTrip> {
  await references.prepare(policy)
  const sent = references.toTenant(policy)
  const more = {
    refusedBefore: told(validateDevicePolicy(policy)),
    refusedToSave: told(validateDevicePolicy(sent, { groups: references.known() })),
    notes,
  }
  const collection = INTUNE_SETS[policy.set].path
  const made = await tenant.ask('POST', collection, exportDevicePolicy(sent))
  if (made.status !== 201) return trip(file, path, 'refused', refusalIn(made), more)
  const address = `${collection}/${textIn(made.body, 'id')}`
  const calls = [exportAssignments(sent), ...exportDeviceChange(sent), ...exportDefinitionValues(sent, [])]
  const refused = await sendCalls(tenant, address, calls)
  const { body } = await tenant.ask('GET', `${address}?$expand=${EXPANDED[policy.set]}`)
  const deleted = await tenant.ask('DELETE', address)
  if (deleted.status !== 204) throw new Error(`The policy could not be deleted: ${deleted.status}`)
  if (refused) return trip(file, path, 'refused', refusalIn(refused), more)
  const answer = references.toText(body)
  const back = devicePolicyOfVendor(policy.set, answer)
  const lost = [
    ...(back ? deviceDifferences(policy, back) : [{ path: '$', before: policy.name, after: undefined }]).map(
      ({ path, before, after }) => [path, JSON.stringify(before), '->', JSON.stringify(after)].join(' '),
    ),
    ...lostDeviceValues(itemAt(raw, path), answer, notes, path).map((value) => `lost ${value}`),
  ]
  return trip(file, path, lost.length > 0 ? 'lost' : 'same', lost.join('; '), more)
}

/** The first answer that is a refusal. */
async function sendCalls(
  tenant: TenantClient,
  address: string,
  calls: readonly DeviceCall[],
): Promise<Answer | undefined> {
  for (const { method, path, body } of calls) {
    const answer = await tenant.ask(method, path === '' ? address : `${address}/${path}`, body)
    if (answer.status !== 200 && answer.status !== 204) return answer
  }
  return undefined
}
