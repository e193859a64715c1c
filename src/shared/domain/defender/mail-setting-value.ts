import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { isBlank } from '../conditional-access/import/is-blank.ts'
import type { MailPolicyKind } from './mail-policy.ts'
import { MAIL_VOCABULARIES } from './settings/mail-vocabularies.ts'

type Settings = Readonly<Record<string, unknown>>

/** The default of what the vendor takes for a kind, by its names; null is nothing. */
const DEFAULTS: Readonly<Record<MailPolicyKind, Settings>> = {
  safeAttachments: defaultsOf('safeAttachments'),
  safeLinks: defaultsOf('safeLinks'),
  antiMalware: defaultsOf('antiMalware'),
  antiPhishing: defaultsOf('antiPhishing'),
  antiSpam: defaultsOf('antiSpam'),
}

/** The names of what the vendor takes for the policies of a kind. */
export const writableSettings = (kind: MailPolicyKind): readonly string[] => Object.keys(DEFAULTS[kind])

/** What a setting of a policy comes to: its default where it is missing or null, undefined where that is nothing. */
export const settingValue = (kind: MailPolicyKind, settings: Settings, name: string): unknown =>
  settings[name] ?? DEFAULTS[kind][name] ?? undefined

/** Whether two values of a setting mean the same: order, repetition and how nothing is written do not count. */
export const isSameSetting = (a: unknown, b: unknown): boolean =>
  canonicalJson(canonical(a)) === canonicalJson(canonical(b))

function canonical(value: unknown): unknown {
  if (isBlank(value)) return null
  if (!Array.isArray(value)) return value
  return [...new Set(value.map(canonicalJson))].toSorted()
}

function defaultsOf(kind: MailPolicyKind): Settings {
  const { settings, further } = MAIL_VOCABULARIES[kind]
  return { ...Object.fromEntries(settings.map((setting) => [setting.name, setting.default])), ...further }
}
