import { isMembers, type Members } from '#shared/domain/conditional-access/import/is-members.ts'
import { leafText } from './member-settings.ts'
import type { ReadableSetting, SettingWords } from './readable-setting.ts'
import { endOfChoice, nameOfDefinition, nameOfMember } from './readable-names.ts'

/** Settings of the catalog, each with those inside it. */
export const catalogSettings = (settings: readonly Members[], words: SettingWords): ReadableSetting[] =>
  settings.flatMap(({ settingInstance: instance }) =>
    isMembers(instance) ? [settingOf(instance, '', words)] : [],
  )

/** https://learn.microsoft.com/graph/api/resources/intune-deviceconfigv2-devicemanagementconfigurationsettinginstance */
function settingOf(instance: Members, parentId: string, words: SettingWords): ReadableSetting {
  const id = textIn(instance['settingDefinitionId'])
  const named = { name: nameOfDefinition(id, parentId), id }
  const values = valuesOf(instance).map((each) => ({
    value: valueText(each, id, words),
    children: childrenOf(each).map((child) => settingOf(child, id, words)),
  }))
  const [first, ...others] = values
  if (!first) return { ...named, children: [] }
  if (others.length === 0) return { ...named, ...first }
  if (values.every(({ children }) => children.length === 0))
    return { ...named, value: values.map(({ value }) => value).join(', '), children: [] }
  return {
    ...named,
    children: values.map((each, at) => ({ name: words.t('settings.entry', { number: at + 1 }), ...each })),
  }
}

const KINDS = ['choice', 'simple', 'group'] as const

/** What a setting is set to; of one that holds a collection there are several. */
const valuesOf = (instance: Members): Members[] =>
  KINDS.flatMap((kind) => [instance[`${kind}SettingValue`], instance[`${kind}SettingCollectionValue`]])
    .flat()
    .filter(isMembers)

const childrenOf = ({ children }: Members): Members[] =>
  Array.isArray(children) ? children.filter(isMembers) : []

const SECRET = '#microsoft.graph.deviceManagementConfigurationSecretSettingValue'

function valueText(members: Members, definitionId: string, words: SettingWords): string | undefined {
  const { value, '@odata.type': type } = members
  if (type === SECRET) return words.t('settings.secret')
  if (value === undefined || value === null) return undefined
  return typeof value === 'string'
    ? choiceText(endOfChoice(value, definitionId), value, words)
    : leafText(value, words)
}

/** The id of a choice ends in a number or a word, after its setting's; any other text is what somebody typed. */
function choiceText(end: string, whole: string, words: SettingWords): string {
  if (end === whole) return leafText(whole, words)
  if (/^\d+$/.test(end)) return words.t('settings.choice', { number: end })
  if (/^(?:true|false)$/i.test(end)) return leafText(end.toLowerCase() === 'true', words)
  return nameOfMember(end)
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
