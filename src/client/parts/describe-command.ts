import { commands } from '#shared/contract/commands.ts'
import { CHECK_NAMES } from '#shared/domain/checklist/checklist.ts'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { CommandRecord } from '#client/data/command-database.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { fieldName, fieldValue } from './field-words.ts'

export interface Words {
  tray: ReturnType<typeof useTexts<'tray'>>
  frame: ReturnType<typeof useTexts<'frame'>>
  locale: string
}

type Described = Pick<CommandRecord, 'name' | 'body'>

/** A waiting change in plain words: what it does, to whom. */
export function describeCommand(record: Described, words: Words): string {
  const { name, body } = record
  const { tray: t } = words
  const { subject } = body
  switch (name) {
    case 'employee.ignore': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      const count = args.ids.length
      if (count > 1)
        return args.ignored ? t('describe.ignoreMany', { count }) : t('describe.unignoreMany', { count })
      return args.ignored ? t('describe.ignore', { subject }) : t('describe.unignore', { subject })
    }
    case 'employee.add':
      return t('describe.add', { subject })
    case 'customer.add':
      return t('describe.addCompany', { subject })
    case 'postureTemplate.add':
      return t('describe.addTemplate', { subject })
    case 'savedView.save':
      return t('describe.saveView', { subject })
    case 'employee.patch':
    case 'customer.patch':
    case 'postureTemplate.patch': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      return describeFields(args.set, subject, words)
    }
    case 'customer.activate': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      return args.active ? t('describe.reactivate', { subject }) : t('describe.deactivate', { subject })
    }
    case 'integration.patch': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      if (args.set.is_active === undefined) return describeFields(args.set, subject, words)
      return args.set.is_active ? t('describe.resume', { subject }) : t('describe.pause', { subject })
    }
    case 'checklist.dismiss': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      const step = CHECK_NAMES.find((check) => check === args.checkName)
      const title = step ? words.frame(`checklist.items.${step}.title`) : subject
      return args.dismissed
        ? t('describe.dismiss', { subject: title })
        : t('describe.restore', { subject: title })
    }
    case 'organization.setDevicePolicy': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      return describeRules(args.policy, body.expect?.['device_policy'], words)
    }
    case 'audit.set': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      const count = args.settings.length
      return args.customerId === null
        ? t('describe.auditAll', { count })
        : t('describe.audit', { count, subject })
    }
    case 'check.resolve': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      const { resolution } = args
      return resolution
        ? t(`describe.resolve.${resolution.status}`, { subject })
        : t('describe.unresolve', { subject })
    }
    case 'instruction.set': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      return args.text === '' ? t('describe.uninstruct', { subject }) : t('describe.instruct', { subject })
    }
    case 'posture.signIn': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      const count = args.mailboxes.length
      return args.isBlocked
        ? t('describe.block', { count, subject })
        : t('describe.unblock', { count, subject })
    }
    case 'posture.apply': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      return t('describe.apply', { count: args.checks.length, subject })
    }
    case 'posture.undo': {
      const args = commands[name].args.safeParse(body.args).data
      if (!args) break
      return t('describe.undo', { count: args.checkIds.length, subject })
    }
    case 'employee.delete':
    case 'customer.delete':
    case 'postureTemplate.delete':
    case 'savedView.delete':
      return t('describe.remove', { subject })
  }
  return t('describe.other', { subject })
}

function describeFields(set: Record<string, unknown>, subject: string, { tray: t, locale }: Words) {
  const fields = Object.keys(set)
  const [field] = fields
  if (field === undefined) return t('describe.other', { subject })
  // What is a list is too long for a sentence.
  if (fields.length > 1 || Array.isArray(set[field])) {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      fields.map((each) => fieldName(each, t)),
    )
    return t('describe.change', { fields: list, subject })
  }
  const value = set[field]
  if (field === 'MFA')
    return value === true ? t('describe.requireMfa', { subject }) : t('describe.releaseMfa', { subject })
  const name = fieldName(field, t)
  return value === '' || value === null
    ? t('describe.clear', { field: name, subject })
    : t('describe.set', { field: name, subject, value: fieldValue(value, t) })
}

/** The rules that differ from those that the person saw, by name. */
function describeRules(policy: DevicePolicy, seen: unknown, { tray: t, locale }: Words) {
  const before = new Map<string, unknown>(Object.entries(seen ?? {}))
  const changed = Object.entries(policy).filter(([rule, value]) => before.get(rule) !== value)
  if (changed.length === 0) return t('describe.rules')
  const rules = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    changed.map(([rule]) => fieldName(rule, t)),
  )
  return t('describe.rulesOf', { rules })
}
