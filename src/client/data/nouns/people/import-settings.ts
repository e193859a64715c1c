import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { importSettingsEndpoints } from '#shared/contract/endpoints/import-settings.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Estimate } from '#shared/domain/import-settings/apply-rule.ts'
import type { Choice, ImportRule, ImportRuleFields } from '#shared/domain/import-settings/import-rule.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Caller, Device } from '../../device/device.ts'
import { submit, type SubmitOutcome } from '../../queue/submit.ts'
import { readShared, viewShared } from '../../rows/read.ts'
import { watchEmployees } from '../employees.ts'

/** The import rules of companies and the default of the organization, with waiting changes. */
export const watchImportRules = (device: Device): Observable<ImportRule[]> =>
  from(liveQuery(() => viewShared(device, 'importRule', device.login.organization.id))).pipe(
    map((views) => [...views.values()].map(({ row }) => row)),
  )

/** Everybody of a company, for an estimate on this device. */
export const watchEverybody = (device: Device, customerId: string): Observable<Employee[]> =>
  watchEmployees(device, customerId, {
    search: '',
    filters: {},
    sort: { field: 'first_name', direction: 'asc' },
    offset: 0,
    limit: Infinity,
  }).pipe(map(({ rows }) => rows.map(({ row }) => row)))

/** Every product that some company holds, by its name. */
export const watchProducts = (device: Device): Observable<Choice[]> =>
  from(liveQuery(() => readShared(device, 'productLicense'))).pipe(
    map((licenses) => {
      const names = new Map(
        [...licenses.values()].map(({ row }) => [row.sku_id.toLowerCase(), row.product_name]),
      )
      return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name))
    }),
  )

interface Whose {
  /** Null for the default. */
  customerId: string | null
  /** Of the company, for the list of what waits. */
  name: string
  /** The rule as the person saw it. */
  seen: ImportRule | undefined
}

const seenOf = (seen: ImportRuleFields | undefined) => ({
  domains: seen?.domains ?? null,
  include: seen?.include ?? null,
  exclude: seen?.exclude ?? null,
})

export const saveImportRule = (
  device: Device,
  { customerId, name, seen }: Whose,
  rule: ImportRuleFields,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'importRule.set',
    args: { customerId, integrationType: TENANT_APPLICATION, rule },
    expect: seenOf(seen),
    subject: name,
    place: '',
  })

export const removeImportRule = (device: Device, { customerId, name, seen }: Whose): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'importRule.delete',
    args: { customerId, integrationType: TENANT_APPLICATION },
    expect: seenOf(seen),
    subject: name,
    place: '',
  })

/** By what the accounts of a company can be chosen; only the server keeps groups and roles (EMP-16). */
export const readImportChoices = ({ call }: Caller, customerId: string) =>
  call(importSettingsEndpoints.getAutoIgnoreMetadata, { params: { id: customerId } })
export type ImportChoices = Awaited<ReturnType<typeof readImportChoices>>

/** What the next sync would make of a company's accounts (EMP-17). */
export const estimateImport = (
  { call }: Caller,
  customerId: string,
  rule: ImportRuleFields,
): Promise<Estimate> =>
  call(importSettingsEndpoints.estimateAutoIgnore, {
    params: { id: customerId },
    body: { ...rule, integrationType: TENANT_APPLICATION },
  })
