import { z } from 'zod'
import { alertRuleFieldsSchema, alertRuleSchema } from '#shared/domain/alerts/alert-rule.ts'
import { alertSettingsFieldsSchema, alertSettingsSchema } from '#shared/domain/alerts/alert-settings.ts'
import {
  snoozeDefinitionSchema,
  snoozeRuleSchema,
  snoozeTermsSchema,
} from '#shared/domain/alerts/snooze-rule.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { byId, commandErrors } from '../parts.ts'

const secureRead = { area: 'secure', level: 'readOnly' } as const
const secureManage = { area: 'secure', level: 'manage' } as const
/** One company, or what holds for all of them. */
const companyOrAll = z.object({ customerId: z.union([z.uuid(), z.literal('*')]) })
const settings = alertSettingsSchema.omit({ id: true })
const ruleErrors = [
  ...commandErrors,
  'alertTypeInvalid',
  'userNotFound',
  'maximumAlertRulesReached',
  'noPermission',
] as const

export const alertRuleEndpoints = {
  // ALERT-04
  getAlertSettings: defineEndpoint({
    method: 'GET',
    path: '/secure/alert/setting',
    summary:
      'How alerts of a company, or (*) of all of them, notify. What is null is left to the organization.',
    access: secureRead,
    query: companyOrAll,
    answer: settings,
    errors: ['notFound'],
  }),
  putAlertSettings: defineEndpoint({
    method: 'PUT',
    path: '/secure/alert/setting',
    summary: 'Says how alerts of a company, or (*) of all of them, notify.',
    access: secureManage,
    query: companyOrAll,
    body: alertSettingsFieldsSchema,
    answer: settings,
    errors: [...commandErrors, 'alertTypeInvalid', 'thresholdNotAvailable'],
    isCommand: true,
  }),
  // INT-16
  autoEnableAlerts: defineEndpoint({
    method: 'POST',
    path: '/aware/autoEnableForAllCompaniesConfig',
    summary:
      'Turns alerts on, or off, for every company of the organization, present and new: the same as the setting for all companies. Turned on, companies that had turned them off for themselves have them on, too; turned off, those that have turned them on for themselves keep them.',
    access: secureManage,
    body: z.strictObject({ enabled: z.boolean() }),
    answer: z.object({
      enabled: z.boolean(),
      /** Of companies that have no say of their own any more. */
      companies: z.array(z.string()),
    }),
    errors: [...commandErrors, 'noPermission'],
    isCommand: true,
  }),
  // ALERT-05
  listAlertRules: defineEndpoint({
    method: 'GET',
    path: '/secure/alert/rule',
    summary: 'The rules by which alerts of a company notify, or (*) those for all companies.',
    access: secureRead,
    query: companyOrAll,
    answer: z.array(alertRuleSchema),
    errors: ['notFound'],
  }),
  addAlertRule: defineEndpoint({
    method: 'POST',
    path: '/secure/alert/rule',
    summary: 'Adds a rule for a company, or (*) for all of them.',
    access: secureManage,
    query: companyOrAll,
    body: alertRuleFieldsSchema,
    answer: alertRuleSchema,
    status: 201,
    errors: ruleErrors,
    isCommand: true,
  }),
  putAlertRule: defineEndpoint({
    method: 'PUT',
    path: '/secure/alert/rule/:id',
    summary: 'Changes a rule of a company, or (*) of all of them.',
    access: secureManage,
    params: byId,
    query: companyOrAll,
    body: alertRuleFieldsSchema,
    answer: alertRuleSchema,
    errors: ruleErrors,
    isCommand: true,
  }),
  deleteAlertRule: defineEndpoint({
    method: 'DELETE',
    path: '/secure/alert/rule/:id',
    summary: 'Takes a rule away.',
    access: secureManage,
    params: byId,
    query: companyOrAll,
    status: 204,
    errors: commandErrors,
    isCommand: true,
  }),
  // ALERT-11, ALERT-12
  listSnoozeRules: defineEndpoint({
    method: 'GET',
    path: '/secure/alert/snooze',
    summary:
      'The rules by which alerts of a company notify nobody for a time, or (*) those for all companies.',
    access: secureRead,
    query: companyOrAll,
    answer: z.array(snoozeRuleSchema),
    errors: ['notFound'],
  }),
  addSnoozeRule: defineEndpoint({
    method: 'POST',
    path: '/secure/alert/snooze',
    summary:
      'Has alerts of a company, or (*) of all of them, notify nobody for a time. One about the same is refused.',
    access: secureManage,
    query: companyOrAll,
    body: snoozeDefinitionSchema.omit({ customerId: true }).extend({ terms: snoozeTermsSchema }),
    answer: snoozeRuleSchema,
    status: 201,
    errors: [...commandErrors, 'alreadyExists', 'alertTypeInvalid', 'maximumAlertRulesReached'],
    isCommand: true,
  }),
  putSnoozeRule: defineEndpoint({
    method: 'PUT',
    path: '/secure/alert/snooze/:id',
    summary: 'Changes the name of a snooze rule, its time, and whether it holds.',
    access: secureManage,
    params: byId,
    query: companyOrAll,
    body: snoozeTermsSchema,
    answer: snoozeRuleSchema,
    errors: commandErrors,
    isCommand: true,
  }),
  deleteSnoozeRule: defineEndpoint({
    method: 'DELETE',
    path: '/secure/alert/snooze/:id',
    summary: 'Takes a snooze rule away.',
    access: secureManage,
    params: byId,
    query: companyOrAll,
    status: 204,
    errors: commandErrors,
    isCommand: true,
  }),
} as const
