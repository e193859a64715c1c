import { type CommandName, commands } from '#shared/contract/commands.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { accessDescriptions } from './descriptions/access-descriptions.ts'
import { devicePolicyDescriptions } from './descriptions/device-policy-descriptions.ts'
import { mailPolicyDescriptions } from './descriptions/mail-policy-descriptions.ts'
import { mfaDescriptions } from './descriptions/mfa-descriptions.ts'
import { alertDescriptions } from './descriptions/alert-descriptions.ts'
import { brandingDescriptions } from './descriptions/branding-descriptions.ts'
import { companyGroupDescriptions } from './descriptions/company-group-descriptions.ts'
import { contactsDescriptions } from './descriptions/contacts-descriptions.ts'
import { customerDescriptions } from './descriptions/customer-descriptions.ts'
import type { Description, Descriptions, Words } from './descriptions/description.ts'
import { employeeDeviceDescriptions } from './descriptions/employee-device-descriptions.ts'
import { employeeDescriptions } from './descriptions/employee-descriptions.ts'
import { fileDescriptions } from './descriptions/file-descriptions.ts'
import { importSettingsDescriptions } from './descriptions/import-settings-descriptions.ts'
import { integrationDescriptions } from './descriptions/integration-descriptions.ts'
import { licenseDescriptions } from './descriptions/license-descriptions.ts'
import { notificationDescriptions } from './descriptions/notification-descriptions.ts'
import { organizationDescriptions } from './descriptions/organization-descriptions.ts'
import { postureDescriptions } from './descriptions/posture-descriptions.ts'
import { templateDescriptions } from './descriptions/template-descriptions.ts'
import { scheduledReportDescriptions } from './descriptions/scheduled-report-descriptions.ts'
import { savedViewDescriptions } from './descriptions/saved-view-descriptions.ts'

const descriptions: Descriptions = {
  ...accessDescriptions,
  ...devicePolicyDescriptions,
  ...mailPolicyDescriptions,
  ...mfaDescriptions,
  ...alertDescriptions,
  ...brandingDescriptions,
  ...companyGroupDescriptions,
  ...contactsDescriptions,
  ...customerDescriptions,
  ...employeeDescriptions,
  ...employeeDeviceDescriptions,
  ...fileDescriptions,
  ...importSettingsDescriptions,
  ...integrationDescriptions,
  ...licenseDescriptions,
  ...notificationDescriptions,
  ...organizationDescriptions,
  ...postureDescriptions,
  ...savedViewDescriptions,
  ...scheduledReportDescriptions,
  ...templateDescriptions,
}

/** A waiting change in plain words: what it does, to whom. */
export function describeCommand({ name, body }: Pick<CommandRecord, 'name' | 'body'>, words: Words): string {
  const { tray: t } = words
  const { subject } = body
  const description = descriptionOf(name)
  if (typeof description === 'string') return t(description, { subject })
  // What another build wrote may be of another form.
  const args = commands[name]?.args.safeParse(body.args).data
  return description && args ? description(args, body, words) : t('describe.other', { subject })
}

const descriptionOf = (name: CommandName) =>
  Object.hasOwn(descriptions, name) ? (descriptions[name] as Description<unknown>) : undefined
