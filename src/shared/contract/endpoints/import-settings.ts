import { z } from 'zod'
import {
  importRuleFieldsSchema,
  isForEveryCompany,
  OF_ONE_COMPANY,
  importRuleSchema,
  integrationTypeSchema,
} from '#shared/domain/import-settings/import-rule.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors } from './parts.ts'

const employeesRead = { area: 'employees', level: 'readOnly' } as const
const employeesManage = { area: 'employees', level: 'manage', feature: 'auto-ignore' } as const
const ofType = z.object({ integrationType: integrationTypeSchema.default('Office365') })
const body = importRuleFieldsSchema.extend({ integrationType: integrationTypeSchema })
const bodyOfAll = body.refine(isForEveryCompany, OF_ONE_COMPANY)
const told = importRuleSchema.omit({ id: true, customer_id: true }).nullable()
const choice = z.object({ id: z.string(), name: z.string() })
/** Null as long as the directory was not read for it. */
const counted = z.array(choice.extend({ members: z.number() })).nullable()

const ruleOfCompany = z.object({
  rule: told,
  /** Whether it is the default of the organization, because the company has none. */
  isDefault: z.boolean(),
})
const ruleOfAll = z.object({ rule: told, organization_id: z.string() })

/** Which accounts of a directory are imported (EMP-15 to EMP-20). */
export const importSettingsEndpoints = {
  getAutoIgnore: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/auto-ignore',
    summary:
      'The import rule that holds for a company: its own, else the default; null where everybody is imported.',
    access: employeesRead,
    params: byId,
    query: ofType,
    answer: ruleOfCompany,
    errors: ['notFound'],
  }),
  addAutoIgnore: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/auto-ignore',
    summary: 'Gives a company an import rule of its own.',
    access: employeesManage,
    params: byId,
    body,
    answer: ruleOfCompany,
    status: 201,
    errors: [...commandErrors, 'alreadyExists'],
    isCommand: true,
  }),
  putAutoIgnore: defineEndpoint({
    method: 'PUT',
    path: '/customer/:id/auto-ignore',
    summary: "Says which accounts of a company's directory are imported. The rule decides anew at once.",
    access: employeesManage,
    params: byId,
    body,
    answer: ruleOfCompany,
    errors: [...commandErrors],
    isCommand: true,
  }),
  deleteAutoIgnore: defineEndpoint({
    method: 'DELETE',
    path: '/customer/:id/auto-ignore',
    summary: "Takes a company's own import rule away; the default holds again.",
    access: employeesManage,
    params: byId,
    query: ofType,
    status: 204,
    errors: [...commandErrors],
    isCommand: true,
  }),
  estimateAutoIgnore: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/auto-ignore/estimate',
    summary: 'What the next sync would make of the accounts of a company under a rule.',
    access: employeesRead,
    params: byId,
    body,
    answer: z.object({
      accounts: z.number(),
      selectedAccounts: z.number(),
      noGroupsAccounts: z.number(),
      noLicensesAccounts: z.number(),
    }),
    errors: ['failedValidation', 'notFound'],
  }),
  getAutoIgnoreMetadata: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/auto-ignore/metadata',
    summary: 'By what the accounts of a company can be chosen, as its tenant told.',
    access: employeesRead,
    params: byId,
    answer: z.object({
      groups: counted,
      licenseType: z.array(choice),
      roles: counted,
      domains: z.array(z.string()),
      users: z.array(choice),
    }),
    errors: ['notFound'],
  }),
  getDefaultAutoIgnore: defineEndpoint({
    method: 'GET',
    path: '/organization/auto-ignore',
    summary: 'The import rule of companies that have none; null where everybody is imported.',
    access: employeesRead,
    query: ofType,
    answer: ruleOfAll,
    errors: [],
  }),
  putDefaultAutoIgnore: defineEndpoint({
    method: 'PUT',
    path: '/organization/auto-ignore',
    summary: 'Says which accounts are imported where a company has no rule. Only who sees every company may.',
    access: employeesManage,
    body: bodyOfAll,
    answer: ruleOfAll,
    errors: [...commandErrors, 'noPermission'],
    isCommand: true,
  }),
  deleteDefaultAutoIgnore: defineEndpoint({
    method: 'DELETE',
    path: '/organization/auto-ignore',
    summary: 'Takes the default import rule away. Only who sees every company may.',
    access: employeesManage,
    query: ofType,
    status: 204,
    errors: [...commandErrors, 'noPermission'],
    isCommand: true,
  }),
}
