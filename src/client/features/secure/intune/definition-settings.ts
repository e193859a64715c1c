import { isMembers, type Members } from '#shared/domain/conditional-access/import/is-members.ts'
import { leafText } from './member-settings.ts'
import type { ReadableSetting, SettingWords } from './readable-setting.ts'

/** https://learn.microsoft.com/graph/api/resources/intune-grouppolicy-grouppolicydefinitionvalue */
const DEFINITION = /groupPolicyDefinitions\('([^']+)'\)/

/** Settings of an administrative template, by the beginnings of their ids: their names are in the vendor's list of all of them. */
export const definitionSettings = (values: readonly Members[], words: SettingWords): ReadableSetting[] =>
  values.map((value) => {
    const id = DEFINITION.exec(String(value['definition@odata.bind']))?.[1] ?? ''
    const { presentationValues: parts } = value
    return {
      name: words.t('settings.definition', { id: id.slice(0, 8) }),
      id,
      value: words.t(value['enabled'] === true ? 'settings.enabled' : 'settings.disabled'),
      children: Array.isArray(parts)
        ? parts.filter(isMembers).map((part, at) => partOf(part, at, words))
        : [],
    }
  })

const partOf = ({ value, values }: Members, at: number, words: SettingWords): ReadableSetting => ({
  name: words.t('settings.entry', { number: at + 1 }),
  value: Array.isArray(values)
    ? values.map((each) => partText(each, words)).join(', ')
    : partText(value, words),
  children: [],
})

/** An entry of a list may be a name and a value. */
const partText = (value: unknown, words: SettingWords): string =>
  isMembers(value)
    ? [value['name'], value['value']]
        .filter((each) => each != null)
        .map((each) => leafText(each, words))
        .join(' = ')
    : leafText(value ?? '', words)
