import { z } from 'zod'
import {
  employeeImportSchema,
  IMPORT_KEY,
  importLimits,
  importMappingSchema,
  rowProblemSchema,
} from '#shared/domain/employee-import/import-file.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId } from './parts.ts'

const employeesRead = { area: 'employees', level: 'readOnly' } as const
const employeesManage = { area: 'employees', level: 'manage' } as const

const size = z.number().int().min(1)

export const employeeImportEndpoints = {
  linkEmployeeTemplate: defineEndpoint({
    method: 'POST',
    path: '/employee/template/link',
    summary:
      'A signed address, good for an hour, to which a file of employees is put with its content type. Its key is made of the user and a random string of theirs; asked again with the same one it answers the same file.',
    access: employeesManage,
    body: z.strictObject({
      random: z.string().regex(/^[0-9a-zA-Z_-]{16,64}$/),
      /** In bytes. */
      size,
      media: z
        .string()
        .max(200)
        .regex(/^[\w.+-]+\/[\w.+-]+$/),
    }),
    answer: z.object({ url: z.string(), key: z.string() }),
    errors: ['failedValidation', 'fileTooLarge', 'fileQuotaReached', 'alreadyExists', 'storageUnreachable'],
  }),
  importEmployees: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/employee/template',
    summary:
      'Imports the employees of a file that was put. Good rows are imported, the others told of; people with an address that is there already are changed where the file says something else. Asked again with the same key it answers the same import.',
    access: employeesManage,
    params: byId,
    body: z.strictObject({
      file_name: z.string().min(1).max(1000),
      extension: z.string().max(20),
      /** In bytes. */
      size,
      key: z.string().regex(IMPORT_KEY),
      /** Which column says what; found by the names of the columns where it is absent. */
      mapping: importMappingSchema.optional(),
    }),
    answer: employeeImportSchema,
    status: 202,
    errors: [
      'failedValidation',
      'notFound',
      'alreadyExists',
      'customerInactive',
      'fileTooLarge',
      'fileTypeInvalid',
      'uploadIncomplete',
      'storageUnreachable',
    ],
  }),
  listEmployeeImports: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/employee/template',
    summary: "A company's imports of employees, the newest first.",
    access: employeesRead,
    params: byId,
    answer: z.array(employeeImportSchema),
    errors: ['notFound'],
  }),
  getEmployeeImport: defineEndpoint({
    method: 'GET',
    path: '/employee/template/:id',
    summary: `How far an import is and what came of it, with the first ${importLimits.problems} problems.`,
    access: employeesRead,
    params: byId,
    answer: employeeImportSchema.extend({ problems: z.array(rowProblemSchema) }),
    errors: ['notFound'],
  }),
} as const
