import type { z } from 'zod'
import { accessChange, accessUndo } from './commands/access-commands.ts'
import {
  alertAcknowledge,
  alertPostpone,
  alertSetStatus,
  alertSnooze,
  usualSetupSet,
} from './commands/alert-commands.ts'
import {
  alertRuleDelete,
  alertRuleSave,
  alertSettingsSet,
  snoozeRuleAdd,
  snoozeRuleDelete,
  snoozeRuleSet,
} from './commands/alert-rule-commands.ts'
import { alertAct } from './commands/alert-task-commands.ts'
import { brandingSave } from './commands/branding-commands.ts'
import { tenantContactsSet } from './commands/contacts-commands.ts'
import { checklistDismiss } from './commands/checklist-commands.ts'
import { companyGroupAdd, companyGroupDelete, companyGroupPatch } from './commands/company-group-commands.ts'
import {
  employeeDeviceAssign,
  employeeDeviceRemove,
  employeeProfileAssign,
  employeeProfileRemove,
} from './commands/employee-device-commands.ts'
import { fileDelete } from './commands/file-commands.ts'
import type { Command } from './command.ts'
import { customerActivate, customerAdd, customerDelete, customerPatch } from './commands/customer-commands.ts'
import { devicePolicyChange, devicePolicyUndo } from './commands/device-policy-commands.ts'
import {
  deviceTemplateAdd,
  deviceTemplateDelete,
  deviceTemplatePatch,
} from './commands/device-template-commands.ts'
import { employeeAdd, employeeDelete, employeeIgnore, employeePatch } from './commands/employee-commands.ts'
import { departmentRename } from './commands/department-commands.ts'
import { importRuleDelete, importRuleSet } from './commands/import-settings-commands.ts'
import { instructionSet } from './commands/instruction-commands.ts'
import { integrationPatch } from './commands/integration-commands.ts'
import {
  licenseAssign,
  licenseAutoAssign,
  licenseEnableSecure,
  licenseRemove,
  subscriptionRenewOn,
  subscriptionTryDiscover,
} from './commands/license-commands.ts'
import { mailPolicyChange, mailPolicyUndo } from './commands/mail-policy-commands.ts'
import { mailTemplateAdd, mailTemplateDelete, mailTemplatePatch } from './commands/mail-template-commands.ts'
import { mfaChange, mfaUndo } from './commands/mfa-commands.ts'
import { notificationRead, notificationReadAll } from './commands/notification-commands.ts'
import { organizationSetDevicePolicy } from './commands/organization-commands.ts'
import { auditSet, checkResolve } from './commands/posture-commands.ts'
import {
  policyBaselineAdd,
  policyBaselineDelete,
  policyBaselinePatch,
  policyTemplateAdd,
  policyTemplateDelete,
  policyTemplatePatch,
} from './commands/policy-template-commands.ts'
import { postureApply, postureSignIn, postureUndo } from './commands/posture-task-commands.ts'
import {
  postureTemplateAdd,
  postureTemplateDelete,
  postureTemplatePatch,
} from './commands/posture-template-commands.ts'
import {
  scheduledReportAdd,
  scheduledReportDelete,
  scheduledReportPatch,
} from './commands/scheduled-report-commands.ts'
import { savedViewDelete, savedViewSave } from './commands/saved-view-commands.ts'
import { alertOpenTicket, ticketMappingSet, ticketSettingsSet } from './commands/ticketing-commands.ts'
import { type Read, readRevision } from './revisions.ts'

/** Every command there is, by name. A change that is not in this list cannot be made. */
export const commands = {
  'access.change': accessChange,
  'access.undo': accessUndo,
  'alert.acknowledge': alertAcknowledge,
  'alert.act': alertAct,
  'alert.openTicket': alertOpenTicket,
  'alert.postpone': alertPostpone,
  'alert.setStatus': alertSetStatus,
  'alert.snooze': alertSnooze,
  'alertRule.delete': alertRuleDelete,
  'alertRule.save': alertRuleSave,
  'alertSettings.set': alertSettingsSet,
  'audit.set': auditSet,
  'check.resolve': checkResolve,
  'checklist.dismiss': checklistDismiss,
  'companyGroup.add': companyGroupAdd,
  'companyGroup.delete': companyGroupDelete,
  'companyGroup.patch': companyGroupPatch,
  'customer.activate': customerActivate,
  'customer.add': customerAdd,
  'customer.delete': customerDelete,
  'customer.patch': customerPatch,
  'department.rename': departmentRename,
  'devicePolicy.change': devicePolicyChange,
  'devicePolicy.undo': devicePolicyUndo,
  'deviceTemplate.add': deviceTemplateAdd,
  'deviceTemplate.delete': deviceTemplateDelete,
  'deviceTemplate.patch': deviceTemplatePatch,
  'employee.add': employeeAdd,
  'employee.delete': employeeDelete,
  'employee.ignore': employeeIgnore,
  'employee.patch': employeePatch,
  'employeeDevice.assign': employeeDeviceAssign,
  'employeeDevice.remove': employeeDeviceRemove,
  'employeeProfile.assign': employeeProfileAssign,
  'employeeProfile.remove': employeeProfileRemove,
  'file.delete': fileDelete,
  'importRule.delete': importRuleDelete,
  'importRule.set': importRuleSet,
  'instruction.set': instructionSet,
  'integration.patch': integrationPatch,
  'license.assign': licenseAssign,
  'license.autoAssign': licenseAutoAssign,
  'license.enableSecure': licenseEnableSecure,
  'license.remove': licenseRemove,
  'mailPolicy.change': mailPolicyChange,
  'mailPolicy.undo': mailPolicyUndo,
  'mailTemplate.add': mailTemplateAdd,
  'mailTemplate.delete': mailTemplateDelete,
  'mailTemplate.patch': mailTemplatePatch,
  'mfa.change': mfaChange,
  'mfa.undo': mfaUndo,
  'branding.save': brandingSave,
  'notification.read': notificationRead,
  'notification.readAll': notificationReadAll,
  'organization.setDevicePolicy': organizationSetDevicePolicy,
  'policyBaseline.add': policyBaselineAdd,
  'policyBaseline.delete': policyBaselineDelete,
  'policyBaseline.patch': policyBaselinePatch,
  'policyTemplate.add': policyTemplateAdd,
  'policyTemplate.delete': policyTemplateDelete,
  'policyTemplate.patch': policyTemplatePatch,
  'posture.apply': postureApply,
  'posture.signIn': postureSignIn,
  'posture.undo': postureUndo,
  'postureTemplate.add': postureTemplateAdd,
  'postureTemplate.delete': postureTemplateDelete,
  'postureTemplate.patch': postureTemplatePatch,
  'savedView.delete': savedViewDelete,
  'savedView.save': savedViewSave,
  'scheduledReport.add': scheduledReportAdd,
  'scheduledReport.delete': scheduledReportDelete,
  'scheduledReport.patch': scheduledReportPatch,
  'snoozeRule.add': snoozeRuleAdd,
  'snoozeRule.delete': snoozeRuleDelete,
  'snoozeRule.set': snoozeRuleSet,
  'subscription.renewOn': subscriptionRenewOn,
  'subscription.tryDiscover': subscriptionTryDiscover,
  'tenantContacts.set': tenantContactsSet,
  'ticketMapping.set': ticketMappingSet,
  'ticketSettings.set': ticketSettingsSet,
  'usualSetup.set': usualSetupSet,
} as const

export type CommandName = keyof typeof commands
export type ArgsOf<N extends CommandName> = z.infer<(typeof commands)[N]['args']>

/** A command that some build made, with its arguments in the form of this build; undefined where it is unknown here. */
export const readCommand = (name: string, rev: number, args: unknown): Read | undefined =>
  readRevision(commands as unknown as Readonly<Record<string, Command>>, name, rev, args)

/** The command of that name and revision without its particular types, or undefined where this build knows none. */
export function findCommand(name: string, rev: number): Command | undefined {
  const command = Object.hasOwn(commands, name) ? commands[name as CommandName] : undefined
  return command?.rev === rev ? (command as unknown as Command) : undefined
}
