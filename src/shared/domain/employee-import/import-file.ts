import { z } from 'zod'
import { SPREADSHEET_FAULTS } from '#shared/lib/spreadsheet/spreadsheet.ts'

/** What a file of employees may be at most (EMP-12), and what is taken of one. */
export const importLimits = {
  /** In bytes. */
  size: 2_147_482_548,
  /** People in one file. */
  rows: 200_000,
  /** How many problems are kept with an import; all are told before anything is sent. */
  problems: 2000,
  /** How long an uploaded file that nobody imports is kept, in milliseconds. */
  kept: 24 * 60 * 60 * 1000,
} as const

/** The name of the template to download (EMP-11). */
export const TEMPLATE_NAME = 'Employee_Template.xlsx'

/** Types of Excel, and CSV, by the last part of a name. */
export const IMPORT_EXTENSIONS = ['xlsx', 'xlsm', 'xltx', 'xltm', 'xls', 'xlsb', 'csv'] as const

/** The last part of a name, in small letters and without the dot. */
export const importExtension = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Why a file cannot be imported, by its name and size (EMP-12); undefined where it can be tried. */
export function importFileProblem({
  name,
  size,
}: {
  name: string
  size: number
}): 'invalidType' | 'tooBig' | undefined {
  if (!(IMPORT_EXTENSIONS as readonly string[]).includes(importExtension(name))) return 'invalidType'
  return size > importLimits.size ? 'tooBig' : undefined
}

/** A path made of the user and a random string (EMP-13). */
export const IMPORT_KEY =
  /^employee-import\/(?<userId>[0-9a-f]{8}-[0-9a-f-]{27})\/(?<random>[0-9a-zA-Z_-]{16,64})$/
export const importKey = (userId: string, random: string): string => `employee-import/${userId}/${random}`

/** Why an import came to nothing. */
export const IMPORT_FAULTS = [
  ...SPREADSHEET_FAULTS,
  /** Its columns were not found. */
  'noColumns',
  /** No row of it says anything. */
  'noPeople',
  'tooManyRows',
  'customerInactive',
  /** What was uploaded is not there any more. */
  'notArrived',
  /** It was not finished within a day. */
  'notFinished',
] as const
export type ImportFault = (typeof IMPORT_FAULTS)[number]

export const IMPORT_STATUSES = ['waiting', 'importing', 'done', 'failed'] as const

export class ImportError extends Error {
  override name = 'ImportError'
  readonly fault: ImportFault

  constructor(fault: ImportFault, options?: ErrorOptions) {
    super(`The employees cannot be imported: ${fault}`, options)
    this.fault = fault
  }
}

export const IMPORT_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'department', 'job_title'] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** What a person has to have (EMP-06). */
export const REQUIRED_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'department',
] as const satisfies ImportField[]
export const isRequired = (field: ImportField): boolean =>
  (REQUIRED_FIELDS as readonly string[]).includes(field)

const column = z.number().int().min(0).max(255)

/** Which column says what, from 0, and which row names the columns: 0 where none does. */
export const importMappingSchema = z
  .strictObject({
    header_row: z.number().int().min(0).max(1_048_576),
    columns: z.strictObject({
      first_name: column,
      last_name: column,
      email: column,
      phone: column.optional(),
      department: column,
      job_title: column.optional(),
    }),
  })
  .refine(({ columns }) => new Set(Object.values(columns)).size === Object.values(columns).length)
export type ImportMapping = z.infer<typeof importMappingSchema>

export const PROBLEM_REASONS = [
  'required',
  'tooShort',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  /** A date stands where words are expected. */
  'isDate',
  /** Such as #N/A. */
  'isError',
  /** Its file does not keep what it came to. */
  'formulaWithoutValue',
  /** The address is that of a row before it. */
  'duplicate',
  /** The company has as many people as it may have. */
  'noPlace',
] as const
export type ProblemReason = (typeof PROBLEM_REASONS)[number]

/** What is wrong with a row. */
export const rowProblemSchema = z.object({
  row: z.number(),
  /** From 0; null where it is no single cell. */
  column: z.number().nullable(),
  field: z.enum(IMPORT_FIELDS).nullable(),
  reason: z.enum(PROBLEM_REASONS),
  /** The beginning of what stands there. */
  value: z.string(),
  /** The row that has the address already. */
  other_row: z.number().nullable(),
})
export type RowProblem = z.infer<typeof rowProblemSchema>

/** An import as it is told of (EMP-13). */
export const employeeImportSchema = z.object({
  id: z.string(),
  file_name: z.string(),
  extension: z.string(),
  size: z.number(),
  key: z.string(),
  company: z.object({
    id: z.string(),
    customer_name: z.string(),
    organization: z.string(),
    parent_id: z.string().nullable(),
  }),
  status: z.enum(IMPORT_STATUSES),
  fault: z.enum(IMPORT_FAULTS).nullable(),
  /** Up to which row of the file it was carried out. */
  handled_row: z.number(),
  imported: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  skipped: z.number(),
  begun_at: z.string(),
  ended_at: z.string().nullable(),
})
export type EmployeeImport = z.infer<typeof employeeImportSchema>
