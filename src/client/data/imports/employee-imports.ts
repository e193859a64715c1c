import { employeeImportEndpoints } from '#shared/contract/endpoints/employee-import.ts'
import {
  type EmployeeImport,
  importExtension,
  type ImportMapping,
  type RowProblem,
} from '#shared/domain/employee-import/import-file.ts'
import { type EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import { WORKBOOK_MEDIA } from '#shared/lib/spreadsheet/workbook-media.ts'
import type { Caller, Device } from '../device/device.ts'
import { everyEmployee } from '../nouns/every-employee.ts'
import { viewShared } from '../rows/read.ts'
import type { Importer } from './importer.ts'

/** An import with what is wrong with its rows. */
export type ImportResult = EmployeeImport & { problems: RowProblem[] }

const mediaOf = ({ type, name }: File) =>
  importExtension(name) === 'csv'
    ? 'text/csv'
    : type === '' || !/^[\w.+-]+\/[\w.+-]+$/.test(type)
      ? WORKBOOK_MEDIA
      : type

/** A signed address for a file (EMP-13). Asked again for the same name it answers the same file. */
export async function linkImport(
  { call }: Caller,
  file: File,
  random: string,
): Promise<{ url: string; key: string; media: string }> {
  const media = mediaOf(file)
  const link = await call(employeeImportEndpoints.linkEmployeeTemplate, {
    body: { random, size: file.size, media },
  })
  return { ...link, media }
}

/** Has a file imported that was put. Asked again with the same key it answers the same import. */
export const startImport = (
  { call }: Caller,
  { file, key, customerId, mapping }: { file: File; key: string; customerId: string; mapping: ImportMapping },
): Promise<EmployeeImport> =>
  call(employeeImportEndpoints.importEmployees, {
    params: { id: customerId },
    body: { file_name: file.name, extension: importExtension(file.name), size: file.size, key, mapping },
  })

export const readImport = ({ call }: Caller, id: string, signal?: AbortSignal): Promise<ImportResult> =>
  call(employeeImportEndpoints.getEmployeeImport, { params: { id }, ...(signal ? { signal } : {}) })

/** The imports of a company, the newest first. */
export const listImports = ({ call }: Caller, customerId: string): Promise<EmployeeImport[]> =>
  call(employeeImportEndpoints.listEmployeeImports, { params: { id: customerId } })

/** Tells the importer who is at a company already, some thousands at a time; answers how many. */
export async function tellKnown(
  device: Device,
  importer: Importer,
  customerId: string | undefined,
  signal: AbortSignal,
): Promise<number> {
  let count = 0
  await importer.know([], true)
  if (customerId === undefined) return 0
  const everybody = { search: '', filters: {}, sort: { field: 'first_name', direction: 'asc' } } as const
  for await (const page of everyEmployee(device, customerId, everybody)) {
    // Another company may have been chosen meanwhile.
    signal.throwIfAborted()
    await importer.know(
      page.map(({ row }) => fieldsOf(row)),
      false,
    )
    count += page.length
  }
  return count
}

/** How many people a company may have; undefined where it is not on this device. */
export async function readMostPeople(device: Device, customerId: string): Promise<number | undefined> {
  const companies = await viewShared(device, 'customer', device.login.organization.id)
  return companies.get(customerId)?.row.max_users
}

const fieldsOf = ({
  first_name,
  last_name,
  email,
  phone,
  department,
  job_title,
}: EmployeeFields): EmployeeFields => ({
  first_name,
  last_name,
  email,
  phone,
  department,
  job_title,
})
