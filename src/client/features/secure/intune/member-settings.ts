import { durationOf, durationText } from '#client/features/secure/parts/duration-text.ts'
import { isBlank } from '#shared/domain/conditional-access/import/is-blank.ts'
import { isMembers, type Members } from '#shared/domain/conditional-access/import/is-members.ts'
import { briefText, type ReadableSetting, type SettingWords } from './readable-setting.ts'
import { nameOfMember, wordOf } from './readable-names.ts'

/** Whether a member sets anything: the vendor answers with every member that a type has. */
export const isSaid = (value: unknown): boolean => !isBlank(value) && value !== 'notConfigured'

/** The members of a policy that is no list of settings, with what they are set to; the vendor numbers some parts. */
export const memberSettings = (members: Members, words: SettingWords): ReadableSetting[] =>
  Object.entries(members)
    .filter(([name, value]) => !name.includes('@odata') && name !== 'id' && isSaid(value))
    .map(([name, value]) => memberSetting(nameOfMember(name), value, words))

function memberSetting(name: string, value: unknown, words: SettingWords): ReadableSetting {
  if (Array.isArray(value)) return listSetting(name, value, words)
  if (!isMembers(value)) return { name, value: leafText(value, words), children: [] }
  const children = memberSettings(value, words)
  const [only] = children
  return only && children.length === 1
    ? { name, value: only.value, children: only.children }
    : { name, children }
}

/** Values of which each fits into a line stand together. */
const TOGETHER = 10

function listSetting(name: string, list: readonly unknown[], words: SettingWords): ReadableSetting {
  const entries = list
    .filter(isSaid)
    .map((each, at) => entrySetting(each, words.t('settings.entry', { number: at + 1 }), words))
  if (entries.some(({ children }) => children.length > 0)) return { name, children: entries }
  const texts = entries.map(({ value = '' }) => value)
  return texts.length <= TOGETHER
    ? { name, value: texts.join(', '), children: [] }
    : { name, children: texts.map((text) => ({ name: text, children: [] })) }
}

const NAMES = ['displayName', 'name']

/** An entry of a list, by the name that it has among other members, or by its place. */
function entrySetting(entry: unknown, place: string, words: SettingWords): ReadableSetting {
  const naming = isMembers(entry)
    ? NAMES.find((each) => typeof entry[each] === 'string' && entry[each] !== '')
    : undefined
  if (!isMembers(entry) || naming === undefined) return memberSetting(place, entry, words)
  const { [naming]: name, ...others } = entry
  const children = memberSettings(others, words)
  return children.length > 0 ? { name: String(name), children } : memberSetting(place, entry, words)
}

/** A plain value in words. */
export function leafText(value: unknown, words: SettingWords): string {
  if (typeof value === 'boolean') return words.t(value ? 'settings.yes' : 'settings.no')
  return briefText(typeof value === 'string' ? textOf(value, words) : JSON.stringify(value))
}

function textOf(text: string, { locale }: SettingWords): string {
  // A time of day is written as some durations are.
  const duration = text.startsWith('P') ? durationOf(text) : undefined
  return duration ? durationText(duration, locale) : wordOf(text)
}
