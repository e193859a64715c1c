import { isMembers, type Members } from '#shared/domain/conditional-access/import/is-members.ts'
import { type DevicePolicy, isCatalogue } from '#shared/domain/intune/device-policy.ts'
import { catalogSettings } from './catalog-settings.ts'
import { definitionSettings } from './definition-settings.ts'
import { isSaid, memberSettings } from './member-settings.ts'
import type { ReadableSetting, SettingWords } from './readable-setting.ts'

export interface ReadableSettings {
  settings: readonly ReadableSetting[]
  /** How many members say nothing, and are left out. */
  silent: number
}

/** What a policy sets, in its order. What is not told here stands in its JSON. */
export function readableSettings(
  { set, body }: Pick<DevicePolicy, 'set' | 'body'>,
  words: SettingWords,
): ReadableSettings {
  if (isCatalogue(set)) return { settings: catalogSettings(listIn(body['settings']), words), silent: 0 }
  if (set === 'groupPolicyConfigurations')
    return { settings: definitionSettings(listIn(body['definitionValues']), words), silent: 0 }
  const members = Object.entries(body).filter(([name]) => isSetting(name))
  const said = members.filter(([, value]) => isSaid(value))
  return {
    settings: memberSettings(Object.fromEntries(said), words),
    silent: members.length - said.length,
  }
}

const listIn = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.filter(isMembers) : [])

/** Members that say nothing of what a device is to do. */
const BESIDE: ReadonlySet<string> = new Set(['assignments', 'roleScopeTagIds', 'scheduledActionsForRule'])
const isSetting = (name: string) => !name.includes('@odata') && !BESIDE.has(name)
